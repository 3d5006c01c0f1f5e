import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import {
  publish,
  putBack,
  restore,
  saveDraft,
  setPlan,
  takeBack,
  withdraw,
} from "#app/news/change-article.server.ts";
import { type EditorOutcome, editorOutcome, savedOf } from "./news-editor.server.ts";
import type { EditorCommand } from "./news-form.server.ts";
import { newsEditorMessages } from "./words.server.ts";

/** Runs a command of the editor; "save" and "publish" save the content first. Null when the article is gone. */
export async function runCommand(
  staff: AdminRequest["staff"],
  id: string,
  { intent, version, content, at, of, tab }: EditorCommand,
  now: Date,
  locale: Locale,
): Promise<EditorOutcome | null> {
  const { problems } = newsEditorMessages[locale];
  const withoutText = {
    restore: () => restore(staff, { id, version }, of ?? "0"),
    takeBack: () => takeBack(staff, { id, version }, of ?? "0", now),
    putBack: () => putBack(staff, { id, version }, of ? new Date(Number(of)) : now, now),
    plan: () => setPlan(staff, { id, version }, of),
    withdraw: () => withdraw(staff, { id, version }),
  };
  if (intent !== "save" && intent !== "publish")
    return editorOutcome(await withoutText[intent](), intent, now, locale);
  if (!content) return { kind: "refused", title: problems.title, text: problems.invalid, saved: null };
  const saved = await saveDraft(staff, { id, version }, content, tab);
  if (intent === "save" || saved.kind !== "done") return editorOutcome(saved, "save", now, locale);
  const published = await publish(staff, { id, version: saved.draft.version }, at ?? now, now);
  const refusal = editorOutcome(published, intent, now, locale);
  if (refusal?.kind !== "refused") return refusal;
  return { ...refusal, saved: savedOf(saved.draft, locale) };
}
