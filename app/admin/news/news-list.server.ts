import { adminHref } from "#app/admin/addresses.ts";
import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { adminPaths } from "#app/site-map.ts";
import { type DraftRow, listDrafts } from "./data.server.ts";
import { newsListWords } from "./words.server.ts";

/** What the list says of changes that visitors do not see; null when they see all. */
function changesOf({ stage, hasChanges, changesAt }: DraftRow, locale: Locale): string | null {
  const { changes, changesPlanned } = newsListWords[locale];
  if (stage === "published" && changesAt)
    return fill(changesPlanned, { at: formatShortMoment(changesAt, locale) });
  return hasChanges ? changes : null;
}

/** Every article as the admin's list shows it, in the admin's language. */
export async function newsListView(staff: AdminRequest["staff"], now: Date, locale: Locale) {
  const words = newsListWords[locale];
  const names = newsNames[locale];
  const rows = await listDrafts(staff, now);
  return rows.map((row) => {
    const { englishMissing: missing, englishOld: old } = row;
    const english = [
      ...(missing ? [fill(words.english.missing, { count: String(missing) })] : []),
      ...(old ? [fill(words.english.old, { count: String(old) })] : []),
    ];
    return {
      id: row.id,
      href: adminHref(`${adminPaths.news}/${row.id}`, locale),
      title: row.title || words.untitled,
      category: names.categories[row.category],
      stage: row.stage,
      stageText: fill(words.stages[row.stage], { at: row.at ? formatShortMoment(row.at, locale) : "" }),
      changes: changesOf(row, locale),
      isEnglishReady: english.length === 0,
      english: english.join(", ") || words.english.done,
      changed: { iso: row.changedAt.toISOString(), text: formatRecent(row.changedAt, now, locale) },
      changedBy: row.changedBy,
    };
  });
}
