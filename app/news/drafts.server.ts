import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { asStaff, type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { NewsArticles } from "#backend/database/types.ts";
import { type Content, emptyContent } from "./content.ts";
import { rowsOf } from "./convert.server.ts";
import { contentSchema } from "./draft-schema.server.ts";
import { type Category, categories } from "./keys.ts";
import { blocks, storedImage } from "./schema.ts";

export type Draft = ReturnType<typeof draftOf>;

/** An earlier state of an article, which can be restored. */
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

const draftColumns = sql`
  draft.id, draft.content, draft.version, draft.published_version, draft.edited_in, draft.changed_at,
  staff.name as changed_by, article.id is not null as is_published, article.slug, article.published_at, article.english,
  plan.at as changes_at, plan.version as planned_version
  from news_drafts draft left join news_articles article on article.id = draft.id
  left join news_plans plan on plan.article_id = draft.id and plan.is_active
  left join staff on staff.user_id = draft.changed_by`;

interface RawDraft {
  id: string;
  content: unknown;
  version: number;
  published_version: number | null;
  planned_version: number | null;
  edited_in: string | null;
  changed_by: string | null;
  changed_at: Date;
  changes_at: Date | null;
  is_published: boolean;
  /** These three are the article's: null where there is none. */
  slug: string;
  published_at: Date | null;
  english: boolean;
}

/** How many articles the list of the admin has in all; older ones are found by a search. */
const maxListed = 500;

/**
 * The articles whose texts, in either language, have every word of a search, the last changed first; all for "".
 * Compared without case and accents.
 */
export async function searchDrafts(staff: StaffAccess, search: string) {
  const words = plainSpelling(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const rows = await staffRows(
    staff,
    sql<{ id: string; is_published: boolean; published_at: Date | null }>`
      select draft.id, article.id is not null as is_published, article.published_at
      from news_drafts draft left join news_articles article on article.id = draft.id
      where not exists (select from unnest(${words}::text[]) word where strpos(coalesce(draft.words, ''), word) = 0)
      order by draft.changed_at desc, draft.id limit ${maxListed}`,
  );
  return rows.map(({ id, is_published, published_at }) => ({
    id,
    published: is_published ? { at: published_at } : null,
  }));
}

/** These articles, the last changed first. */
export async function readDrafts(staff: StaffAccess, ids: readonly string[]): Promise<Draft[]> {
  const rows = await staffRows(
    staff,
    sql<RawDraft>`select ${draftColumns} where draft.id = any(${ids}::uuid[]) order by changed_at desc, draft.id`,
  );
  return rows.map(draftOf);
}

/** An article with its working copy; undefined for none. */
export async function findDraft(staff: StaffAccess, id: string): Promise<Draft | undefined> {
  return asStaff(staff, (queries) => readDraft(queries, id));
}

/** The id of one's own draft that is new and still empty. */
export async function findEmptyDraft(staff: StaffAccess): Promise<string | undefined> {
  // What a new article begins with (publish-defaults.ts).
  const besides = ["slug", "category", "cover"];
  const rows = await staffRows(
    staff,
    sql<{ id: string }>`select id from news_drafts
      where version = 1 and changed_by = auth.uid()
        and content - ${besides}::text[] = ${JSON.stringify(emptyContent(""))}::jsonb - ${besides}::text[] limit 1`,
  );
  return rows[0]?.id;
}

/** The category of the article that was changed last; undefined for no articles. */
export async function findLastCategory(staff: StaffAccess): Promise<Category | undefined> {
  const rows = await staffRows(
    staff,
    sql<{ category: string }>`select content ->> 'category' as category from news_drafts
      order by changed_at desc, id limit 1`,
  );
  return oneOf(categories, rows[0]?.category);
}

/** The draft of an article, within a transaction. */
export async function readDraft(queries: Queries, id: string): Promise<Draft | undefined> {
  const { rows } = await sql<RawDraft>`select ${draftColumns} where draft.id = ${id}`.execute(queries);
  return rows[0] && draftOf(rows[0]);
}

/** The published version of an article as the editor's content; undefined when it was never published. */
export async function readPublished(queries: Queries, id: string): Promise<Content | undefined> {
  const row = await queries
    .selectFrom("news_articles")
    .selectAll()
    .select(sql<string | null>`reviewed_on::text`.as("reviewed_on"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row && contentOfArticle({ ...row, image: storedImage.nullable().parse(row.image) });
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

function draftOf(row: RawDraft) {
  return {
    id: row.id,
    content: contentSchema.parse(row.content),
    version: row.version,
    /** Whether the working copy is what was published last. */
    isPublishedVersion: row.version === row.published_version,
    /** Whether the working copy is what the plan publishes. */
    isPlannedVersion: row.planned_version !== null && row.version === row.planned_version,
    /** What visitors see or will see. `english`: whether the English page is translated. */
    published: row.is_published ? { slug: row.slug, at: row.published_at, english: row.english } : null,
    /** When planned changes are published. */
    changesAt: row.changes_at,
    changedAt: row.changed_at,
    /** The name of who saved it last. */
    changedBy: row.changed_by,
    /** The browser tab that saved it last. */
    editedIn: row.edited_in,
  };
}

type ArticleRow = Omit<Selectable<NewsArticles>, "reviewed_on" | "image"> & {
  reviewed_on: string | null;
  image: z.infer<typeof storedImage> | null;
};

function contentOfArticle(row: ArticleRow): Content {
  const pair = (sv: string, en: string) => ({ sv, en: row.english ? en : "" });
  const { image } = row;
  return {
    slug: row.slug,
    category: row.category,
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
