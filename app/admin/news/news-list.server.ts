import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { adminHref, articleEditorHref } from "#app/admin/urls.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type Stage, stageOf, stages } from "#app/news/article.ts";
import { titleOf } from "#app/news/content.ts";
import { progress } from "#app/news/draft.ts";
import { type Draft, readDrafts, searchDrafts } from "#app/news/drafts.server.ts";
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

/** The parameters of the list of articles. */
const newsParameters = { search: "sok", stage: "lage", page: "sida" } as const;

/** The stages' values in a URL, the same in both languages. */
const stageParameters: Record<Stage, string> = {
  draft: "utkast",
  planned: "planerad",
  published: "publicerad",
  withdrawn: "tillbakadragen",
};

/** How many articles a page of the list has. */
const pageSize = 25;

interface NewsList {
  search: string;
  /** Null for all stages. */
  stage: Stage | null;
  /** From 1. */
  page: number;
}

/** Reads the list that a URL shows; what is invalid in it is left out. */
export function readNewsList(parameters: URLSearchParams): NewsList {
  const page = Number(parameters.get(newsParameters.page));
  return {
    search: cleanLine(parameters.get(newsParameters.search) ?? "").slice(0, 200),
    stage: stages.find((stage) => stageParameters[stage] === parameters.get(newsParameters.stage)) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function newsListHref({ search, stage, page }: NewsList, locale: Locale): string {
  return adminHref(adminPaths.news, locale, {
    ...(search && { [newsParameters.search]: search }),
    ...(stage && { [newsParameters.stage]: stageParameters[stage] }),
    ...(page > 1 && { [newsParameters.page]: String(page) }),
  });
}

/** The list of articles: its rows, its stages with the number of articles in each, its pages. */
export async function newsListView(staff: AdminRequest["staff"], list: NewsList, now: Date, locale: Locale) {
  const messages = newsListMessages[locale];
  const { search, stage, page } = list;
  const found = await searchDrafts(staff, search);
  const inStage = (each: Stage | null) => found.filter((draft) => !each || stageOf(draft, now) === each);
  const listed = inStage(stage);
  const drafts = await readDrafts(
    staff,
    listed.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
  );
  return {
    search: {
      name: newsParameters.search,
      search,
      action: adminHref(adminPaths.news, locale),
      otherParameters: {
        ...languageParameters(locale),
        ...(stage && { [newsParameters.stage]: stageParameters[stage] }),
      },
    },
    clearHref: newsListHref({ search: "", stage, page: 1 }, locale),
    stages: [null, ...stages].map((each) => ({
      key: each ?? "all",
      href: newsListHref({ search, stage: each, page: 1 }, locale),
      label: messages.tabs[each ?? "all"],
      count: formatNumber(inStage(each).length, locale),
      current: each === stage,
    })),
    pages: {
      latest: page > 1 ? newsListHref({ ...list, page: 1 }, locale) : null,
      older: listed.length > page * pageSize ? newsListHref({ ...list, page: page + 1 }, locale) : null,
    },
    empty: search ? messages.noMatch : messages.empty[stage ?? "all"],
    rows: drafts.map((draft) => newsRow(draft, now, locale)),
  };
}

/** The rows of all articles, for the overview. */
export async function allNewsRows(staff: AdminRequest["staff"], now: Date, locale: Locale) {
  const found = await searchDrafts(staff, "");
  const drafts = await readDrafts(
    staff,
    found.map(({ id }) => id),
  );
  return drafts.map((draft) => newsRow(draft, now, locale));
}

/** A row of the list of articles. */
function newsRow(draft: Draft, now: Date, locale: Locale) {
  const messages = newsListMessages[locale];
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
    category: newsNames[locale].categories[content.category],
    stage,
    stageText: stageText(draft, stage, locale),
    changes: changesOf(draft, stage, locale),
    isEnglishReady: english.length === 0,
    english: english.join(", ") || messages.english.done,
    changed: { iso: changedAt.toISOString(), text: formatRecent(changedAt, now, locale) },
    changedBy: draft.changedBy,
  };
}
