import { milliseconds } from "#app/domain/milliseconds.ts";
import { type ArticleEntry, changesOf, logTitle, planned, unplanned } from "./article-log.ts";
import type { Content } from "./content.ts";
import { progress } from "./draft.ts";
import { isSame } from "./merge-content.ts";

export const stages = ["draft", "planned", "published", "withdrawn"] as const;

/** Where an article is on its way to visitors; a `planned` one will be published later. */
export type Stage = (typeof stages)[number];

/** What visitors see of an article or will see; `at` is null while it is withdrawn. */
export interface Published {
  at: Date | null;
  /** Whether the English page is translated. */
  english: boolean;
}

/** Changes of a published article that wait for their moment. */
export interface Plan {
  id: string;
  at: Date;
  content: Content;
}

/** An article before a change: its working copy, what visitors see, and its history. */
export interface StoredArticle {
  version: number;
  content: Content;
  /** Who saved it last (the id of an account); null for the first articles. */
  changedBy: string | null;
  /** The browser tab that saved it last. */
  editedIn: string | null;
  /** Null for an article that was never published. */
  published: (Published & { content: Content }) | null;
  /** The changes that are planned. */
  plan: Plan | null;
  /** The state that was kept last while somebody wrote, and when it was written. */
  kept: { id: string; content: Content; at: Date } | null;
  /** What visitors saw last, according to the history. */
  lastShown: Content | null;
}

/** What an editor wants to do with an article. */
export type ArticleWish =
  /** `tab`: the browser tab that saves, null without script. */
  | { do: "save"; content: Content; tab: string | null }
  /** `content`: an earlier state; undefined when it is not stored. */
  | { do: "restore"; content: Content | undefined }
  | { do: "publish"; at: Date }
  /** `earlier`: what visitors saw before, and the plan that its replacement ended. */
  | { do: "takeBack"; earlier: { content: Content; publishedAt: Date; plan: Plan | null } | undefined }
  /** `plan`: the plan to restore; null only ends the current one. */
  | { do: "plan"; plan: Plan | null }
  | { do: "withdraw" }
  | { do: "putBack"; at: Date };

export type ArticleRefusal =
  /** Somebody changed the article first. */
  | { refused: "conflict" }
  | { refused: "gone" }
  /** Rows without Swedish text. */
  | { refused: "incomplete"; rows: string[] };

/** The kinds of states in the history. */
export type RevisionKind = "saved" | "published" | "replaced" | "planned" | "withdrawn" | "takenBack";

/** How visitors see the English: translated, the Swedish text instead, or as it was. */
export type English = "translated" | "swedish" | "unchanged";

/** What a change of an article consists of; a part that is missing stays as it is. */
export interface ArticleChange {
  /** Keep the working copy as it was, as an earlier state. */
  keepsState?: true;
  draft?: { content: Content; tab: string | null };
  /** Whether the working copy is what visitors see from now on. */
  isPublishedVersion?: boolean;
  /** What visitors see, as it was before: an earlier state that can be taken back. */
  replaced?: { content: Content; publishedAt: Date };
  endsPlan?: true;
  newPlan?: { at: Date; content: Content };
  /** The id of an earlier plan that is active again. */
  resumes?: string;
  /** What visitors see or will see; without `content` only the date changes. */
  shown?: { publishedAt: Date | null; content?: Content; english?: English };
  /** The state that is added to the history. */
  revision?: { kind: RevisionKind; content: Content };
  entries: ArticleEntry[];
  /** The log's entry for the state that is being written: it replaces the earlier entry for that state. */
  growing?: ArticleEntry;
  undo: Undo | null;
}

/** How a change is undone. */
export type Undo =
  | { command: "withdraw" }
  /** Shows what was replaced; its revision is known once it is stored. */
  | { command: "takeBack" }
  /** `at`: its earlier date of publication. */
  | { command: "putBack"; at: Date }
  /** `plan`: the plan before, or null. */
  | { command: "plan"; plan: string | null };

/** While one person goes on writing, an earlier state is kept every ten minutes. */
const keptMilliseconds = 10 * milliseconds.minute;

/** Where an article is on its way to visitors. */
export function stageOf({ published }: { published: Pick<Published, "at"> | null }, now: Date): Stage {
  if (!published) return "draft";
  if (!published.at) return "withdrawn";
  return published.at > now ? "planned" : "published";
}

/**
 * What becomes of an article when `who` wants something done with the `version` that they saw (product 13.1, 13.9), or
 * why it is refused. Whether its slug is free is decided by the database.
 */
export function decideArticle(
  article: StoredArticle | undefined,
  version: number,
  wish: ArticleWish,
  { who, now }: { who: string; now: Date },
): ArticleChange | ArticleRefusal {
  if (!article) return { refused: "gone" };
  // A tab never conflicts with its own last save, whose response it may not have got.
  const isOwn = wish.do === "save" && wish.tab !== null && article.editedIn === wish.tab;
  if (article.version !== version && !isOwn) return { refused: "conflict" };
  switch (wish.do) {
    case "save":
      return write(article, wish.content, wish.tab, who, now);
    case "restore":
      return wish.content ? write(article, wish.content, null, who, now) : { refused: "gone" };
    case "publish":
      return publish(article, wish.at, now);
    case "takeBack":
      return takeBack(article, wish.earlier, now);
    case "plan":
      return changePlan(article, wish.plan);
    case "withdraw":
      return withdraw(article);
    case "putBack":
      return putBack(article, wish.at, now);
  }
}

/** Writes the working copy, which visitors don't see. */
function write(
  article: StoredArticle,
  content: Content,
  tab: string | null,
  who: string,
  now: Date,
): ArticleChange {
  const draft = { content, tab };
  if (isSame(article.content, content)) return { draft, entries: [], undo: null };
  const { kept } = article;
  const isKept =
    article.changedBy === who && kept !== null && now.getTime() - kept.at.getTime() < keptMilliseconds;
  const data = {
    title: logTitle(content),
    changes: changesOf(isKept ? kept.content : article.content, content),
  };
  return {
    ...(isKept ? {} : { keepsState: true }),
    draft,
    entries: [],
    growing: { kind: "newsChanged", data },
    undo: null,
  };
}

/**
 * Publishes the working copy, now or later; until then visitors see what is published. If the English is not ready it
 * stays as it was, or if there was none visitors see the Swedish text.
 */
function publish(article: StoredArticle, at: Date, now: Date): ArticleChange | ArticleRefusal {
  const { content, published, plan } = article;
  const { missing } = progress(content, "sv");
  if (missing.length > 0) return { refused: "incomplete", rows: missing.map(({ id }) => id) };
  const english = englishOf(content, published);
  const since = published?.at && published.at <= now ? published.at : null;
  const isLater = at > now;
  const title = logTitle(content);
  const before = published?.at ? published.content : null;
  const base = {
    ...(plan ? { endsPlan: true as const } : {}),
    revision: { kind: isLater ? "planned" : "published", content } as const,
  };
  const entries = plan ? [unplanned(plan)] : [];
  if (since && isLater)
    return {
      ...base,
      newPlan: { at, content },
      entries: [
        ...entries,
        { kind: "newsPlanned", data: { title, changes: changesOf(article.lastShown, content), at } },
      ],
      undo: { command: "plan", plan: plan?.id ?? null },
    };
  const changes = changesOf(before ?? article.lastShown, content);
  return {
    ...base,
    ...(before && published?.at ? { replaced: { content: before, publishedAt: published.at } } : {}),
    shown: { publishedAt: since ?? at, content, english },
    isPublishedVersion: true,
    entries: [
      ...entries,
      isLater
        ? { kind: "newsPlanned", data: { title, changes, at } }
        : { kind: "newsPublished", data: { title, changes } },
    ],
    undo: { command: before ? "takeBack" : "withdraw" },
  };
}

/**
 * Undoes a publication: visitors see, or will see, the earlier state with its date. The changes stay in the working
 * copy, and a plan that the publication ended is active again.
 */
function takeBack(
  article: StoredArticle,
  earlier: (ArticleWish & { do: "takeBack" })["earlier"],
  now: Date,
): ArticleChange | ArticleRefusal {
  if (!article.published || !earlier) return { refused: "gone" };
  const { content, publishedAt } = earlier;
  const plan = article.plan ? null : earlier.plan;
  const isLater = publishedAt > now;
  const data = { title: logTitle(content), changes: changesOf(article.lastShown, content) };
  return {
    ...(plan ? { resumes: plan.id } : {}),
    shown: {
      publishedAt,
      content,
      english: englishOf(content, null),
    },
    isPublishedVersion: false,
    revision: { kind: isLater ? "planned" : "takenBack", content },
    entries: [
      ...(plan ? [planned(plan)] : []),
      isLater
        ? { kind: "newsPlanned", data: { ...data, at: (article.plan ?? plan)?.at ?? publishedAt } }
        : { kind: "newsTakenBack", data },
    ],
    undo: null,
  };
}

/** Restores an earlier plan, or ends the one there is. Visitors still see what is published. */
function changePlan({ plan: current }: StoredArticle, plan: Plan | null): ArticleChange | ArticleRefusal {
  if (!current && !plan) return { refused: "conflict" };
  return {
    ...(current ? { endsPlan: true } : {}),
    ...(plan ? { resumes: plan.id } : {}),
    entries: [...(current ? [unplanned(current)] : []), ...(plan ? [planned(plan)] : [])],
    undo: { command: "plan", plan: current?.id ?? null },
  };
}

/** Takes an article off the site: its page is not found until it is published again. */
function withdraw({ content, published }: StoredArticle): ArticleChange | ArticleRefusal {
  if (!published) return { refused: "gone" };
  return {
    shown: { publishedAt: null },
    revision: { kind: "withdrawn", content },
    entries: [{ kind: "newsWithdrawn", data: { title: logTitle(content) } }],
    undo: published.at && { command: "putBack", at: published.at },
  };
}

/** Publishes a withdrawn article again, with its earlier date. */
function putBack(
  { published, plan, lastShown }: StoredArticle,
  at: Date,
  now: Date,
): ArticleChange | ArticleRefusal {
  if (!published) return { refused: "gone" };
  const undo: Undo = { command: "withdraw" };
  if (published.at) return { entries: [], undo };
  const { content } = published;
  const data = { title: logTitle(content), changes: changesOf(lastShown, content) };
  const isLater = at > now;
  return {
    shown: { publishedAt: at },
    revision: { kind: isLater ? "planned" : "published", content },
    entries: [
      isLater
        ? { kind: "newsPlanned", data: { ...data, at: plan?.at ?? at } }
        : { kind: "newsPublished", data },
    ],
    undo,
  };
}

/**
 * What a plan publishes now: null until its moment has come, and while the article is withdrawn; then it waits until the
 * article is put back.
 */
export function decidePlan(
  { plan, published, lastShown }: StoredArticle,
  now: Date,
): { plan: string; content: Content; english: English; entry: ArticleEntry } | null {
  if (!plan || plan.at > now || !published?.at || published.at > now) return null;
  const { id, content } = plan;
  return {
    plan: id,
    content,
    english: englishOf(content, published),
    entry: {
      kind: "newsPublished",
      data: { title: logTitle(content), changes: changesOf(lastShown, content) },
    },
  };
}

/** How visitors see the English of a content that is published over what they see. */
function englishOf(content: Content, published: Published | null): English {
  if (progress(content, "en").isReady) return "translated";
  return published?.english ? "unchanged" : "swedish";
}

/** Whether a draft is removed: nobody has changed it since `version`, and it was never published. */
export function canRemove(article: Pick<StoredArticle, "version" | "published">, version: number): boolean {
  return article.version === version && !article.published;
}
