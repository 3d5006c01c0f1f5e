import { sql } from "kysely";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { allNewsRows } from "#app/admin/news/news-list.server.ts";
import { newsListMessages } from "#app/admin/news/words.server.ts";
import { openingRows } from "#app/admin/openings/opening-view.server.ts";
import { adminHref, articleEditorHref } from "#app/admin/urls.ts";
import { listOpenings } from "#app/careers/drafts.server.ts";
import { closesSoon } from "#app/careers/opening.ts";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { articleHref } from "#app/i18n/links.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { editorOverviewMessages } from "./words.server.ts";

const rowsShown = 8;

/** An editor's overview (product 13.4): drafts, planned, untranslated and most read articles, and openings. */
export async function editorOverview({ staff, locale }: Admin, since: Date, now: Date) {
  const messages = editorOverviewMessages[locale];
  const [news, openings, names, read] = await Promise.all([
    allNewsRows(staff, now, locale),
    listOpenings(staff),
    listNames(staff),
    listMostRead(staff, since, rowsShown),
  ]);
  const line = ({
    id,
    href,
    title,
    stageText,
    changes,
    english,
    changed,
    changedBy,
  }: (typeof news)[number]) => ({
    key: id,
    href,
    title,
    stage: changes ?? stageText,
    english,
    changed: changedBy ? fill(messages.changed, { time: changed.text, name: changedBy }) : changed.text,
  });
  const isClosing = (row: (typeof openings)[number]) => closesSoon(row, now);
  const shownOpenings = openings.filter((row) => !row.published || isClosing(row));
  const closing = new Set(shownOpenings.filter(isClosing).map(({ id }) => id));
  return {
    messages,
    create: { href: adminHref(adminPaths.news, locale), label: newsListMessages[locale].create },
    drafts: news
      .filter(({ stage, changes }) => stage === "draft" || stage === "withdrawn" || changes !== null)
      .slice(0, rowsShown)
      .map(line),
    planned: news
      .filter(({ stage }) => stage === "planned")
      .slice(0, rowsShown)
      .map(line),
    english: news
      .filter(({ isEnglishReady }) => !isEnglishReady)
      .slice(0, rowsShown)
      .map((row) => ({ ...line(row), stage: row.english })),
    read: read.map(({ id, titleSv, titleEn, views }) => ({
      key: id,
      href: articleEditorHref(id, locale),
      title: { sv: titleSv, en: titleEn }[locale],
      views: formatNumber(views, locale),
    })),
    openings: openingRows(shownOpenings, names, now, locale)
      .slice(0, rowsShown)
      .map(({ id, href, title, stage, lastDay, changed, changedBy }) => ({
        key: id,
        href,
        title,
        stage: closing.has(id) ? fill(messages.openings.closes, { day: lastDay }) : stage.label,
        changed: fill(messages.changed, { time: changed.text, name: changedBy }),
      })),
  };
}

/** The articles with the most views since `since`, by the site's own events. */
export function listMostRead(
  staff: StaffAccess,
  since: Date,
  limit: number,
): Promise<{ id: string; titleSv: string; titleEn: string; views: number }[]> {
  return staffRows(
    staff,
    sql<{ id: string; titleSv: string; titleEn: string; views: number }>`
      select article.id, article.title_sv as "titleSv", article.title_en as "titleEn", count(*)::integer as views
      from events join news_articles article on events.path = ${articleHref("", defaultLocale)} || article.slug
      where events.name = 'page_view' and events.created_at >= ${since}
      group by article.id order by 4 desc, 2 limit ${limit}`,
  );
}
