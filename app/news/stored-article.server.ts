import type { Queries } from "#backend/database/connection.ts";
import type { Plan, StoredArticle } from "./article.ts";
import { type Content, pictureOf, picturesIn } from "./content.ts";
import { contentSchema } from "./draft-schema.server.ts";
import { readPublished } from "./drafts.server.ts";
import type { Picture } from "./media.ts";

/**
 * An article as the rules need it (article.ts), locked until the transaction ends, so that two changes of one article
 * take turns. Undefined for none, and for somebody who may not change it.
 */
export async function lockArticle(queries: Queries, id: string): Promise<StoredArticle | undefined> {
  const draft = await queries
    .selectFrom("news_drafts")
    .select(["version", "content", "changed_by as changedBy", "edited_in as editedIn"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) return undefined;
  const [article, content, plan, kept, lastShown] = await Promise.all([
    queries
      .selectFrom("news_articles")
      .select(["published_at as at", "english"])
      .where("id", "=", id)
      .executeTakeFirst(),
    readPublished(queries, id),
    plansOf(queries, id).where("is_active", "=", true).executeTakeFirst(),
    revisionsOf(queries, id).where("kind", "=", "saved").orderBy("id", "desc").executeTakeFirst(),
    revisionsOf(queries, id)
      .where("kind", "in", ["published", "replaced", "takenBack"])
      .orderBy("id", "desc")
      .executeTakeFirst(),
  ]);
  return {
    ...draft,
    content: contentSchema.parse(draft.content),
    published: article && content ? { ...article, content } : null,
    plan: plan ? planOf(plan) : null,
    kept: kept ? { id: kept.id, content: contentSchema.parse(kept.content), at: kept.created_at } : null,
    lastShown: lastShown ? contentSchema.parse(lastShown.content) : null,
  };
}

/** The content of an earlier state, without pictures that were erased since; undefined if there is no such state. */
export async function readRevision(
  queries: Queries,
  id: string,
  revision: string,
): Promise<Content | undefined> {
  const row = await revisionsOf(queries, id).where("id", "=", revision).executeTakeFirst();
  if (!row) return undefined;
  const content = contentSchema.parse(row.content);
  const hashes = picturesIn(content).map(({ hash }) => hash);
  if (hashes.length === 0) return content;
  const kept = await queries.selectFrom("media").select("hash").where("hash", "in", hashes).execute();
  const isKept = (picture: Picture | null) => kept.some(({ hash }) => hash === picture?.hash);
  return {
    ...content,
    image: isKept(content.image) ? content.image : null,
    rows: content.rows.filter((each) => each.kind !== "picture" || isKept(pictureOf(each))),
  };
}

/** What visitors saw before a publication, by its revision, and the plan that the publication ended. */
export async function readEarlier(queries: Queries, id: string, revision: string) {
  const [content, row, plan] = await Promise.all([
    readRevision(queries, id, revision),
    revisionsOf(queries, id).where("id", "=", revision).executeTakeFirst(),
    plansOf(queries, id).where("superseded_by", "=", revision).executeTakeFirst(),
  ]);
  if (!content || !row?.published_at) return undefined;
  return { content, publishedAt: row.published_at, plan: plan ? planOf(plan) : null };
}

/** A plan of an article that was made earlier; null for none. */
export async function readPlan(queries: Queries, id: string, planId: string | null): Promise<Plan | null> {
  if (planId === null) return null;
  const plan = await plansOf(queries, id).where("id", "=", planId).executeTakeFirst();
  return plan ? planOf(plan) : null;
}

function plansOf(queries: Queries, id: string) {
  return queries.selectFrom("news_plans").select(["id", "at", "content"]).where("article_id", "=", id);
}

function revisionsOf(queries: Queries, id: string) {
  return queries
    .selectFrom("news_revisions")
    .select(["id", "content", "created_at", "published_at"])
    .where("article_id", "=", id)
    .limit(1);
}

function planOf({ id, at, content }: { id: string; at: Date; content: unknown }): Plan {
  return { id, at, content: contentSchema.parse(content) };
}
