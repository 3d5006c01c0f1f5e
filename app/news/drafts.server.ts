import { type Selectable, sql } from "kysely";
import { asStaff, type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { oneOf } from "#app/domain/one-of.ts";
import type { Service } from "#app/domain/services.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { NewsArticles } from "#backend/database/types.ts";
import { type Content, emptyContent } from "./content.ts";
import { rowsOf } from "./convert.server.ts";
import { contentSchema } from "./draft-schema.server.ts";
import { categories } from "./keys.ts";
import type { Picture } from "./media.ts";
import { blocks } from "./schema.ts";

/** The state of an article; a `planned` one will be published later. */
export type Stage = "draft" | "planned" | "published" | "withdrawn";

export type Draft = ReturnType<typeof draftOf>;

/** An earlier state of an article, which can be restored. */
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

const draftColumns = sql`
  coalesce(draft.id, article.id) as id, draft.content, draft.version, draft.published_version, draft.edited_in, staff.name as changed_by,
  coalesce(draft.changed_at, article.updated_at) as changed_at, article.id as article_id, article.slug,
  article.published_at, plan.at as changes_at, plan.version as planned_version, article.english, article.category, article.cover, article.author, article.roles,
  article.reviewed_on::text as reviewed_on, article.image, article.title_sv, article.title_en, article.lead_sv,
  article.lead_en, article.excerpt_sv, article.excerpt_en, article.for_you_sv, article.for_you_en,
  article.blocks_sv, article.blocks_en
  from news_drafts draft full join news_articles article on article.id = draft.id
  left join news_plans plan on plan.article_id = article.id and plan.is_active
  left join staff on staff.user_id = draft.changed_by`;

interface RawDraft extends Omit<Selectable<NewsArticles>, "roles" | "reviewed_on" | "image"> {
  content: unknown;
  version: number | null;
  published_version: number | null;
  planned_version: number | null;
  edited_in: string | null;
  changed_by: string | null;
  changed_at: Date;
  article_id: string | null;
  changes_at: Date | null;
  roles: Service[];
  reviewed_on: string | null;
  image: (Picture & { altSv: string; altEn: string }) | null;
}

/** All articles, the last changed first. */
export async function listDrafts(staff: StaffAccess): Promise<Draft[]> {
  const rows = await staffRows(
    staff,
    sql<RawDraft>`select ${draftColumns} order by changed_at desc limit 500`,
  );
  return rows.map(draftOf);
}

/** An article with its working copy; undefined for none. */
export async function findDraft(staff: StaffAccess, id: string): Promise<Draft | undefined> {
  return asStaff(staff, (queries) => readDraft(queries, id));
}

/** The id of one's own draft that is new and still empty. */
export async function findEmptyDraft(staff: StaffAccess): Promise<string | undefined> {
  const rows = await staffRows(
    staff,
    sql<{ id: string }>`select id from news_drafts
      where version = 1 and changed_by = auth.uid()
        and content - 'slug' = ${JSON.stringify(emptyContent(""))}::jsonb - 'slug' limit 1`,
  );
  return rows[0]?.id;
}

/** The draft of an article, within a transaction. */
export async function readDraft(queries: Queries, id: string): Promise<Draft | undefined> {
  const { rows } = await sql<RawDraft>`select ${draftColumns} where ${id} in (draft.id, article.id)`.execute(
    queries,
  );
  return rows[0] && draftOf(rows[0]);
}

/** The published version of an article as the editor's content; undefined when it was never published. */
export async function readPublished(queries: Queries, id: string): Promise<Content | undefined> {
  const { rows } = await sql<RawDraft>`select ${draftColumns} where article.id = ${id}`.execute(queries);
  return rows[0] && contentOfArticle(rows[0]);
}

/** Where an article is on its way to visitors: a draft, planned, published or withdrawn. */
export function stageOf({ published }: Pick<Draft, "published">, now: Date): Stage {
  if (!published) return "draft";
  if (!published.at) return "withdrawn";
  return published.at > now ? "planned" : "published";
}

/** The earlier states of an article, latest first, at most thirty. */
export function listRevisions(staff: StaffAccess, articleId: string) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("news_revisions as revision")
      .leftJoin("staff", "staff.user_id", "revision.actor")
      .select(["revision.id", "revision.kind", "revision.created_at as at", "staff.name as by"])
      .select(
        sql<string>`coalesce(jsonb_path_query_first(revision.content, '$.rows[*] ? (@.kind == "title").cells.text.sv') #>> '{}', '')`.as(
          "title",
        ),
      )
      .where("revision.article_id", "=", articleId)
      .orderBy("revision.id", "desc")
      .limit(30)
      .execute(),
  );
}

/** The content of an earlier state, without an image that was erased since; undefined if there is no such state. */
export async function readRevision(
  queries: Queries,
  articleId: string,
  revision: string,
): Promise<Content | undefined> {
  const row = await queries
    .selectFrom("news_revisions")
    .select("content")
    .where("article_id", "=", articleId)
    .where("id", "=", revision)
    .executeTakeFirst();
  if (!row) return undefined;
  const content = contentSchema.parse(row.content);
  const image = await queries
    .selectFrom("media")
    .select("hash")
    .where("hash", "=", content.image?.hash ?? "")
    .executeTakeFirst();
  return image ? content : { ...content, image: null };
}

function draftOf(row: RawDraft) {
  return {
    id: row.id,
    content: row.content ? contentSchema.parse(row.content) : contentOfArticle(row),
    version: row.version ?? 1,
    /** Whether the working copy is what was published last. */
    isPublishedVersion: row.version === null || row.version === row.published_version,
    /** Whether the working copy is what the plan publishes. */
    isPlannedVersion: row.planned_version !== null && row.version === row.planned_version,
    /** What visitors see or will see. `english`: whether the English page is translated. */
    published: row.article_id ? { slug: row.slug, at: row.published_at, english: row.english } : null,
    /** When planned changes are published. */
    changesAt: row.changes_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    /** The browser tab that saved it last. */
    editedIn: row.edited_in,
  };
}

function contentOfArticle(row: RawDraft): Content {
  const pair = (sv: string, en: string) => ({ sv, en: row.english ? en : "" });
  const { image } = row;
  return {
    slug: row.slug,
    category: oneOf(categories, row.category) ?? "guide",
    cover: row.cover,
    author: row.author,
    roles: row.roles,
    reviewedOn: row.reviewed_on,
    image: image && { hash: image.hash, width: image.width, height: image.height },
    rows: rowsOf({
      title: pair(row.title_sv, row.title_en),
      lead: pair(row.lead_sv, row.lead_en),
      excerpt: pair(row.excerpt_sv, row.excerpt_en),
      forYou: pair(row.for_you_sv, row.for_you_en),
      imageAlt: pair(image?.altSv ?? "", image?.altEn ?? ""),
      blocks: { sv: blocks.parse(row.blocks_sv), en: row.english ? blocks.parse(row.blocks_en) : [] },
    }),
  };
}
