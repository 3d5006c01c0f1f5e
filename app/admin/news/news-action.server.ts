import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { formatClock } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { publish, putBack, restore, saveDraft, setPlan, takeBack, withdraw } from "./mutations.server.ts";
import { type EditorOutcome, sayOutcome } from "./news-editor.server.ts";
import type { Asked } from "./news-form.server.ts";
import { newsEditorWords } from "./words.server.ts";

/** Does what the editor asks for; what was written is kept first. Null when there is no such article. */
export async function actOnArticle(
  staff: AdminRequest["staff"],
  id: string,
  { intent, version, content, at, of, tab }: Asked,
  now: Date,
  locale: Locale,
): Promise<EditorOutcome | null> {
  const { problems } = newsEditorWords[locale];
  const withoutText = {
    restore: () => restore(staff, { id, version }, of ?? "0"),
    takeBack: () => takeBack(staff, { id, version }, of ?? "0", now),
    putBack: () => putBack(staff, { id, version }, of ? new Date(Number(of)) : now, now),
    plan: () => setPlan(staff, { id, version }, of),
    withdraw: () => withdraw(staff, { id, version }),
  };
  if (intent !== "save" && intent !== "publish")
    return sayOutcome(await withoutText[intent](), intent, now, locale);
  if (!content) return { kind: "refused", title: problems.title, text: problems.invalid, kept: null };
  const saved = await saveDraft(staff, { id, version }, content, tab);
  if (intent === "save" || saved.kind !== "done") return sayOutcome(saved, "save", now, locale);
  const published = await publish(staff, { id, version: saved.draft.version }, at ?? now, now);
  const said = sayOutcome(published, intent, now, locale);
  if (said?.kind !== "refused") return said;
  const { version: kept, changedAt } = saved.draft;
  return { ...said, kept: { version: kept, clock: formatClock(changedAt, locale) } };
}
