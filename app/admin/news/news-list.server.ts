import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { articleEditorHref } from "#app/admin/urls.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Stage, stageOf } from "#app/news/article.ts";
import { titleOf } from "#app/news/content.ts";
import { progress } from "#app/news/draft.ts";
import { type Draft, listDrafts } from "#app/news/drafts.server.ts";
import { newsListMessages } from "./words.server.ts";

/** The label for a stage: "Publiceras mån 4 maj 08:00". */
export function stageText({ published }: Draft, stage: Stage, locale: Locale): string {
  const at = published?.at ? formatShortMoment(published.at, locale) : "";
  return fill(newsListMessages[locale].stages[stage], { at });
}

/** The label for changes that visitors don't see yet; null for none. */
export function changesOf({ published, isPublishedVersion, changesAt }: Draft, stage: Stage, locale: Locale) {
  const { changes, changesPlanned } = newsListMessages[locale];
  if (stage === "published" && changesAt)
    return fill(changesPlanned, { at: formatShortMoment(changesAt, locale) });
  return published && !isPublishedVersion ? changes : null;
}

/** The rows of the list of articles. */
export async function newsListView(staff: AdminRequest["staff"], now: Date, locale: Locale) {
  const messages = newsListMessages[locale];
  const names = newsNames[locale];
  const drafts = await listDrafts(staff);
  return drafts.map((draft) => {
    const { content, changedAt } = draft;
    const stage = stageOf(draft, now);
    const { missing, old } = progress(content, "en");
    const english = [
      ...(missing.length > 0 ? [fill(messages.english.missing, { count: String(missing.length) })] : []),
      ...(old.length > 0 ? [fill(messages.english.old, { count: String(old.length) })] : []),
    ];
    return {
      id: draft.id,
      href: articleEditorHref(draft.id, locale),
      title: titleOf(content) || messages.untitled,
      category: names.categories[content.category],
      stage,
      stageText: stageText(draft, stage, locale),
      changes: changesOf(draft, stage, locale),
      isEnglishReady: english.length === 0,
      english: english.join(", ") || messages.english.done,
      changed: { iso: changedAt.toISOString(), text: formatRecent(changedAt, now, locale) },
      changedBy: draft.changedBy,
    };
  });
}
