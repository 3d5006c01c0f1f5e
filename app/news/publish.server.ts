import { sql } from "kysely";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import { changeDraft, type DraftChange } from "./change-draft.server.ts";
import { type Content, headText } from "./content.ts";
import { blocksOf } from "./convert.server.ts";
import { progress } from "./draft.ts";
import { readPublished, readRevision } from "./drafts.server.ts";

/**
 * Publishes the working copy, now or later; until then visitors see what is published. If the English is not ready it
 * stays as it was, or if there was none visitors see the Swedish text. Every node empties its page cache
 * (private.tell_changed).
 */
export function publish(
  staff: StaffAccess,
  { id, version }: Versioned,
  at: Date,
  now: Date,
): Promise<DraftChange> {
  return changeDraft(staff, { id, version }, async (queries, { content, published }) => {
    const { missing } = progress(content, "sv");
    if (missing.length > 0) return { kind: "incomplete", rows: missing.map((row) => row.id) };
    const since = published?.at && published.at <= now ? published.at : null;
    const isEnglish = progress(content, "en").isReady;
    const whole = columnsOf(content, isEnglish);
    const columns = isEnglish || !published?.english ? whole : withoutEnglish(whole);
    if (since && at > now) {
      const plan = await endPlan(queries, id, null);
      await storePlan(queries, { id, version }, at, content, columns);
      await storeRevision(queries, id, "planned", content);
      return { command: "plan", plan };
    }
    const before = published?.at ? await readPublished(queries, id) : undefined;
    const revision = before && (await storeRevision(queries, id, "replaced", before, published?.at));
    await endPlan(queries, id, revision ?? null);
    await writeArticle(queries, id, { ...columns, published_at: since ?? at });
    await sql`update news_drafts set published_version = version where id = ${id}`.execute(queries);
    await storeRevision(queries, id, at > now ? "planned" : "published", content);
    return revision ? { command: "takeBack", revision } : { command: "withdraw" };
  });
}

/**
 * Undoes a publication: visitors see, or will see, the earlier revision with its date. The changes stay in the working
 * copy.
 */
export function takeBack(
  staff: StaffAccess,
  version: Versioned,
  revision: string,
  now: Date,
): Promise<DraftChange> {
  return changeDraft(staff, version, async (queries, { id, published }) => {
    const content = published && (await readRevision(queries, id, revision));
    const publishedAt = await findPublishedAt(queries, id, revision);
    if (!content || !publishedAt) return { kind: "gone" };
    await writeArticle(queries, id, {
      ...columnsOf(content, progress(content, "en").isReady),
      published_at: publishedAt,
    });
    await sql`update news_drafts set published_version = null where id = ${id}`.execute(queries);
    await sql`update news_plans set is_active = true where superseded_by = ${revision}
      and not exists (select from news_plans where article_id = ${id} and is_active)`.execute(queries);
    await storeRevision(queries, id, publishedAt > now ? "planned" : "takenBack", content);
    return null;
  });
}

/** Restores an earlier plan for changes, or cancels the plan (null). Visitors still see what is published. */
export function setPlan(staff: StaffAccess, version: Versioned, planId: string | null): Promise<DraftChange> {
  return changeDraft(staff, version, async (queries, draft) => {
    const plan = await endPlan(queries, draft.id, null);
    const { numAffectedRows } = await sql`update news_plans set is_active = true
      where id = ${planId} and article_id = ${draft.id}`.execute(queries);
    return plan || numAffectedRows ? { command: "plan", plan } : { kind: "conflict", draft };
  });
}

/** Takes an article off the site: its URL answers 404 until it is published again. */
export function withdraw(staff: StaffAccess, version: Versioned): Promise<DraftChange> {
  return changeDraft(staff, version, async (queries, { id, content, published }) => {
    await writeArticle(queries, id, { published_at: null });
    await storeRevision(queries, id, "withdrawn", content);
    return published?.at ? { command: "putBack", at: published.at } : null;
  });
}

/** Publishes a withdrawn article again, with its earlier date. */
export function putBack(
  staff: StaffAccess,
  version: Versioned,
  publishedAt: Date,
  now: Date,
): Promise<DraftChange> {
  return changeDraft(staff, version, async (queries, { id, published }) => {
    const content = published && (await readPublished(queries, id));
    if (!content) return { kind: "gone" };
    if (!published.at) {
      await writeArticle(queries, id, { published_at: publishedAt });
      await storeRevision(queries, id, publishedAt > now ? "planned" : "published", content);
    }
    return { command: "withdraw" };
  });
}

/** The columns that visitors see, except the date. Without English, the English ones have the Swedish texts. */
function columnsOf(content: Content, isEnglish: boolean): Record<string, unknown> {
  const texts = (locale: Locale, from: Locale) => ({
    [`title_${locale}`]: headText(content, "title")[from],
    [`lead_${locale}`]: headText(content, "lead")[from],
    [`excerpt_${locale}`]: headText(content, "excerpt")[from],
    [`for_you_${locale}`]: headText(content, "forYou")[from],
    [`blocks_${locale}`]: blocksOf(content, from),
  });
  return {
    slug: content.slug,
    category: content.category,
    cover: content.cover,
    author: content.author,
    roles: content.roles,
    reviewed_on: content.reviewedOn,
    image: content.image && {
      ...content.image,
      altSv: headText(content, "imageAlt").sv,
      altEn: headText(content, "imageAlt").en,
    },
    ...texts("sv", "sv"),
    ...texts("en", isEnglish ? "en" : "sv"),
    english: isEnglish,
  };
}

function withoutEnglish(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => name !== "english" && !name.endsWith("_en")),
  );
}

/** Writes the columns that visitors see; inserts the article when it is first published. */
async function writeArticle(queries: Queries, id: string, columns: Record<string, unknown>): Promise<void> {
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
  { id, version }: Versioned,
  at: Date,
  content: Content,
  columns: Record<string, unknown>,
): Promise<void> {
  await sql`insert into news_plans (article_id, at, version, slug, content, columns) values (${id}, ${at}, ${version},
    ${content.slug}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(columns)}::jsonb)`.execute(queries);
}

/** Cancels the active plan and gives its id, or null. `supersededBy` is the revision that replaces it, if any. */
async function endPlan(queries: Queries, id: string, supersededBy: string | null): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`update news_plans set is_active = false, superseded_by = ${supersededBy}
    where article_id = ${id} and is_active returning id`.execute(queries);
  return rows[0]?.id ?? null;
}

/** When a revision was published; null if it was not. */
async function findPublishedAt(queries: Queries, id: string, revision: string): Promise<Date | null> {
  const row = await queries
    .selectFrom("news_revisions")
    .select("published_at")
    .where("article_id", "=", id)
    .where("id", "=", revision)
    .executeTakeFirst();
  return row?.published_at ?? null;
}

/** Stores a state of the article, with its date of publication if it has one; gives the revision's id. */
async function storeRevision(
  queries: Queries,
  id: string,
  kind: string,
  content: Content,
  at: Date | null = null,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into news_revisions (article_id, kind, content, published_at)
    values (${id}, ${kind}, ${JSON.stringify(content)}, ${at}) returning id`.execute(queries);
  const [stored] = rows;
  if (!stored) throw new Error("the revision was not stored");
  return stored.id;
}
