import { sql } from "kysely";
import { z } from "zod";
import { exampleTitles } from "#app/domain/placeholders.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { type ListView, pageSize } from "./list.ts";
import { blocks, storedImage } from "./schema.ts";

const feedPicture = z.object({ hash: z.string(), width: z.int(), height: z.int(), alt: z.string() });

export type FeedItem = Awaited<ReturnType<typeof newsForFeed>>[number];

export type NewsItem = Awaited<ReturnType<typeof latestNews>>[number];

/** An article in the list; `forYou` is what it changes for customers, `roles` are the services it is about. */
export type ListedItem = Awaited<ReturnType<typeof listNews>>["items"][number];

export type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** The `count` latest articles in a language, newest first. Run as anon, which sees no planned ones. */
export function latestNews(queries: Queries, locale: Locale, count: number) {
  return published(queries, locale).where(isListed).orderBy("published_at", "desc").limit(count).execute();
}

/** The latest articles for the feed, each with its first picture: the one above its text, or one within it. */
export async function newsForFeed(queries: Queries, locale: Locale, count: number) {
  const rows = await published(queries, locale)
    .select([
      "image",
      sql<unknown>`jsonb_path_query_first(${sql.ref(`blocks_${locale}`)}, '$[*] ? (@.kind == "picture")')`.as(
        "picture",
      ),
    ])
    .where(isListed)
    .orderBy("published_at", "desc")
    .limit(count)
    .execute();
  return rows.map(({ image, picture, ...item }) => ({
    ...item,
    picture: imageOf(image, locale) ?? feedPicture.safeParse(picture).data ?? null,
  }));
}

/** One page of the list, newest first, and how many articles each category has. Run as anon. */
export async function listNews(queries: Queries, locale: Locale, view: ListView) {
  const counted = await queries
    .selectFrom("news_articles")
    .select((row) => ["category", row.fn.countAll<string>().as("count")])
    .where("published_at", "is not", null)
    .where(isListed)
    .groupBy("category")
    .execute();
  const counts: Partial<Record<string, number>> = Object.fromEntries(
    counted.map(({ category, count }) => [category, Number(count)]),
  );
  const { category, page } = view;
  const items = await listed(queries, locale)
    .where(isListed)
    .$if(category !== null, (query) => query.where("category", "=", category))
    .orderBy("published_at", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const total = category
    ? (counts[category] ?? 0)
    : counted.reduce((sum, { count }) => sum + Number(count), 0);
  return { items, total, counts };
}

/** A published article in a language, or undefined. Run as anon. Throws when its blocks don't fit schema.ts. */
export async function findArticle(queries: Queries, locale: Locale, slug: string) {
  const row = await listed(queries, locale)
    .select(["author", "english", "image", `lead_${locale} as lead`, `blocks_${locale} as blocks`])
    .select(isoText("updated_at").as("updatedAt"))
    // Null for an article that cites no law.
    .select(sql<string | null>`reviewed_on::text`.as("reviewedOn"))
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...row, blocks: blocks.parse(row.blocks), image: imageOf(row.image, locale) };
}

/** The current slug of the article that had this slug before; null for none. Run as anon. */
export function findNewSlug(queries: Queries, slug: string): Promise<string | null> {
  return oneValue<string | null>(sql`public.news_article_moved(${slug})`)(queries);
}

/** Related articles: those of the same category and about the same services first, then the newest. Run as anon. */
export function relatedNews(
  queries: Queries,
  locale: Locale,
  article: Pick<ListedItem, "slug" | "category" | "roles">,
  count: number,
) {
  return published(queries, locale)
    .where("slug", "!=", article.slug)
    .where(isListed)
    .orderBy(sql`(category = ${article.category})::int + (roles && ${article.roles}::text[])::int`, "desc")
    .orderBy("published_at", "desc")
    .limit(count)
    .execute();
}

/** The languages that an article is written in: always Swedish, and English once it is translated. */
export function languagesOf({ english }: { english: boolean }): readonly Locale[] {
  return english ? locales : [defaultLocale];
}

/** The slug and last change of every published article, newest first. Run as anon. */
export async function articleSlugs(queries: Queries) {
  const rows = await queries
    .selectFrom("news_articles")
    .select(["slug", "english", isoText("updated_at").as("updatedAt")])
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .execute();
  return rows.map(({ slug, updatedAt, english }) => ({
    slug,
    updatedAt,
    languages: languagesOf({ english }),
  }));
}

/**
 * Invented articles of the press are in no list any more once the company has entered a real one (product 23.1); they
 * keep their addresses. Run as anon, which sees no hidden reference.
 */
const isListed = sql<boolean>`not (category = 'press' and title_sv like ${exampleTitles}
  and exists (select from company_references where kind = 'press'))`;

/** A column of timestamps as ISO 8601 text in UTC. */
function isoText(column: "published_at" | "updated_at") {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function published(queries: Queries, locale: Locale) {
  return queries
    .selectFrom("news_articles")
    .select(["slug", "category", "cover", `title_${locale} as title`, `excerpt_${locale} as excerpt`])
    .select(isoText("published_at").as("publishedAt"))
    .where("published_at", "is not", null);
}

function listed(queries: Queries, locale: Locale) {
  return published(queries, locale).select([`for_you_${locale} as forYou`, "roles"]);
}

/** The uploaded image of an article, with its description in one language; null when it has none. */
function imageOf(image: unknown, locale: Locale) {
  const parsed = storedImage.safeParse(image);
  if (!parsed.success) return null;
  const { altSv, altEn, ...size } = parsed.data;
  return { ...size, alt: { sv: altSv, en: altEn || altSv }[locale] };
}
