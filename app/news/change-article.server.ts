import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import {
  type ArticleChange,
  type ArticleWish,
  canRemove,
  type Undo as DecidedUndo,
  decideArticle,
  type RevisionKind,
} from "./article.ts";
import { draftEntry } from "./article-log.ts";
import type { Content } from "./content.ts";
import { columnsOf } from "./convert.server.ts";
import { type Draft, readDraft } from "./drafts.server.ts";
import { lockArticle, readEarlier, readPlan, readRevision } from "./stored-article.server.ts";

/** The result of a change. `conflict`: somebody changed the article first; `draft` is the article after that. */
export type ArticleResult =
  /** `undo`: how to undo it, where that is possible. */
  | { kind: "done"; draft: Draft; undo: Undo | null }
  | { kind: "conflict"; draft: Draft }
  | { kind: "gone" }
  /** Rows without Swedish text. */
  | { kind: "incomplete"; rows: string[] }
  /** The slug is or was another article's. */
  | { kind: "taken" };

/** How a change is undone. */
export type Undo =
  | Exclude<DecidedUndo, { command: "takeBack" }>
  /** `revision`: what visitors saw before. */
  | { command: "takeBack"; revision: string };

/** Creates an article, unless the id exists already. */
export async function createDraft(staff: StaffAccess, id: string, content: Content): Promise<void> {
  await asStaff(staff, async (queries) => {
    const added = await queries
      .insertInto("news_drafts")
      .values({ id, content: JSON.stringify(content) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows)
      await logChange(queries, { about: id, ...draftEntry("newsAdded", content) });
  });
}

/** Removes an article that was never published; false if it was, was changed, or is gone. */
export async function removeDraft(staff: StaffAccess, { id, version }: Versioned): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const stored = await lockArticle(queries, id);
    if (!stored || !canRemove(stored, version)) return false;
    await queries.deleteFrom("news_drafts").where("id", "=", id).execute();
    await logChange(queries, { about: id, ...draftEntry("newsRemoved", stored.content) });
    return true;
  });
}

/** Saves the working copy, which visitors don't see. `tab`: the browser tab that saves, null without script. */
export function saveDraft(
  staff: StaffAccess,
  version: Versioned,
  content: Content,
  tab: string | null = null,
): Promise<ArticleResult> {
  return changeArticle(staff, version, new Date(), async () => ({ do: "save", content, tab }));
}

/** Makes an earlier state the working copy; the current one becomes an earlier state. */
export function restore(staff: StaffAccess, version: Versioned, revision: string): Promise<ArticleResult> {
  return changeArticle(staff, version, new Date(), async (queries) => ({
    do: "restore",
    content: await readRevision(queries, version.id, revision),
  }));
}

/** Publishes the working copy, now or later. */
export function publish(staff: StaffAccess, version: Versioned, at: Date, now: Date): Promise<ArticleResult> {
  return changeArticle(staff, version, now, async () => ({ do: "publish", at }));
}

/** Undoes a publication; `revision` is what visitors saw before. */
export function takeBack(
  staff: StaffAccess,
  version: Versioned,
  revision: string,
  now: Date,
): Promise<ArticleResult> {
  return changeArticle(staff, version, now, async (queries) => ({
    do: "takeBack",
    earlier: await readEarlier(queries, version.id, revision),
  }));
}

/** Restores an earlier plan for changes, or ends the plan (null). */
export function setPlan(
  staff: StaffAccess,
  version: Versioned,
  planId: string | null,
): Promise<ArticleResult> {
  return changeArticle(staff, version, new Date(), async (queries) => ({
    do: "plan",
    plan: await readPlan(queries, version.id, planId),
  }));
}

/** Takes an article off the site. */
export function withdraw(staff: StaffAccess, version: Versioned): Promise<ArticleResult> {
  return changeArticle(staff, version, new Date(), async () => ({ do: "withdraw" }));
}

/** Publishes a withdrawn article again, with its earlier date. */
export function putBack(staff: StaffAccess, version: Versioned, at: Date, now: Date): Promise<ArticleResult> {
  return changeArticle(staff, version, now, async () => ({ do: "putBack", at }));
}

/**
 * Makes every change of an article: locks it, asks the rules (article.ts), writes and logs, in one transaction.
 * `readWish` completes the wish with what is stored.
 */
async function changeArticle(
  staff: StaffAccess,
  { id, version }: Versioned,
  now: Date,
  readWish: (queries: Queries) => Promise<ArticleWish>,
): Promise<ArticleResult> {
  try {
    return await asStaff(staff, async (queries): Promise<ArticleResult> => {
      const stored = await lockArticle(queries, id);
      const wish = await readWish(queries);
      const decided = decideArticle(stored, version, wish, { who: String(staff.claims.sub), now });
      const undo = "refused" in decided ? null : await write(queries, id, decided, stored?.kept?.id);
      const draft = await readDraft(queries, id);
      if (!draft) return { kind: "gone" };
      if (!("refused" in decided)) return { kind: "done", draft, undo };
      switch (decided.refused) {
        case "conflict":
          return { kind: "conflict", draft };
        case "gone":
          return { kind: "gone" };
        case "incomplete":
          return { kind: "incomplete", rows: decided.rows };
      }
    });
  } catch (error) {
    // unique_violation: only the slug has to be unique.
    if (errorCode(error) === "23505") return { kind: "taken" };
    throw error;
  }
}

/** Writes what was decided; gives how to undo it. `kept`: the id of the state that was kept last. */
async function write(
  queries: Queries,
  id: string,
  change: ArticleChange,
  kept: string | undefined,
): Promise<Undo | null> {
  const state = change.keepsState ? await keepState(queries, id) : kept;
  if (change.draft)
    await queries
      .updateTable("news_drafts")
      .set({ content: JSON.stringify(change.draft.content), edited_in: change.draft.tab })
      .where("id", "=", id)
      .execute();
  const replaced = change.replaced
    ? await storeRevision(queries, id, "replaced", change.replaced.content, change.replaced.publishedAt)
    : null;
  if (change.endsPlan)
    await queries
      .updateTable("news_plans")
      .set({ is_active: false, superseded_by: replaced })
      .where("article_id", "=", id)
      .where("is_active", "=", true)
      .execute();
  if (change.newPlan) await storePlan(queries, id, change.newPlan);
  if (change.shown) {
    const { publishedAt, content, english = "swedish" } = change.shown;
    await writeArticle(queries, id, {
      ...(content ? columnsOf(content, english) : {}),
      published_at: publishedAt,
    });
  }
  if (change.isPublishedVersion !== undefined)
    await queries
      .updateTable("news_drafts")
      .set({ published_version: change.isPublishedVersion ? sql.ref("version") : null })
      .where("id", "=", id)
      .execute();
  if (change.resumes)
    await queries
      .updateTable("news_plans")
      .set({ is_active: true })
      .where("id", "=", change.resumes)
      .where("article_id", "=", id)
      .execute();
  if (change.revision) await storeRevision(queries, id, change.revision.kind, change.revision.content);
  for (const entry of change.entries) await logChange(queries, { about: id, ...entry });
  if (change.growing) await logChange(queries, { about: id, ...change.growing }, state ?? null);
  if (change.undo?.command !== "takeBack") return change.undo;
  return replaced ? { command: "takeBack", revision: replaced } : null;
}

/** Keeps the working copy as an earlier state; gives its id. */
async function keepState(queries: Queries, id: string): Promise<string> {
  const { id: state } = await queries
    .insertInto("news_revisions")
    .columns(["article_id", "kind", "content", "actor", "created_at"])
    .expression((from) =>
      from
        .selectFrom("news_drafts")
        .select(["id", sql.lit("saved").as("kind"), "content", "changed_by", "changed_at"])
        .where("id", "=", id),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return state;
}

/** Stores a state of the article, with its date of publication if it has one; gives the revision's id. */
async function storeRevision(
  queries: Queries,
  id: string,
  kind: RevisionKind,
  content: Content,
  at: Date | null = null,
): Promise<string> {
  const stored = await queries
    .insertInto("news_revisions")
    .values({ article_id: id, kind, content: JSON.stringify(content), published_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return stored.id;
}

/** Writes the columns that visitors see; inserts the article when it is first published. */
export async function writeArticle(
  queries: Queries,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql`select ${names} from jsonb_populate_record(null::news_articles, ${JSON.stringify(columns)}::jsonb)`;
  const article = await queries
    .selectFrom("news_articles")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  await (article
    ? sql`update news_articles set (${names}) = (${values}) where id = ${id}`
    : sql`insert into news_articles (id, ${names}) select ${id}::uuid, written.* from (${values}) written`
  ).execute(queries);
}

async function storePlan(
  queries: Queries,
  id: string,
  { at, content }: NonNullable<ArticleChange["newPlan"]>,
): Promise<void> {
  await sql`insert into news_plans (article_id, at, version, slug, content)
    select ${id}::uuid, ${at}, version, ${content.slug}, ${JSON.stringify(content)}::jsonb
    from news_drafts where id = ${id}`.execute(queries);
}
