import { sql } from "kysely";
import type { Service } from "#app/domain/services.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { Category } from "./keys.ts";
import { type ListView, pageSize } from "./rules.ts";
import { type Block, blocks, storedImage } from "./schema.ts";

export type NewsItem = {
  slug: string;
  /** A key; the content modules have its names. */
  category: string;
  title: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The key of an illustration. */
  cover: string;
};

/** A row of the list: what it changes for customers, and the services it is about. */
export type ListedItem = NewsItem & { forYou: string; roles: Service[] };

export type Article = ListedItem & {
  author: string;
  lead: string;
  blocks: Block[];
  /** ISO day, or null for an article that cites no law. */
  reviewedOn: string | null;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** False while the English version has the Swedish text. */
  english: boolean;
  image: ArticleImage | null;
};

/** An uploaded image in place of the illustration, with its description in the article's language. */
export interface ArticleImage {
  hash: string;
  width: number;
  height: number;
  alt: string;
}

export type NewsList = {
  items: ListedItem[];
  /** The number of articles in the category. */
  total: number;
  /** The number of articles in every category that has any. */
  counts: Partial<Record<Category, number>>;
};

/** The latest published articles in a language, newest first. Run as anon, which sees no planned ones. */
export async function latestNews(queries: Queries, locale: Locale, count: number): Promise<NewsItem[]> {
  const rows = await published(queries, locale).orderBy("published_at", "desc").limit(count).execute();
  return rows.map(toItem);
}

/** One page of the list, newest first, and the counts of the categories. Run as anon. */
export async function listNews(queries: Queries, locale: Locale, view: ListView): Promise<NewsList> {
  const counted = await queries
    .selectFrom("news_articles")
    .select((row) => ["category", row.fn.countAll<string>().as("count")])
    .where("published_at", "is not", null)
    .groupBy("category")
    .execute();
  const counts: Partial<Record<string, number>> = Object.fromEntries(
    counted.map(({ category, count }) => [category, Number(count)]),
  );
  const { category, page } = view;
  const rows = await listed(queries, locale)
    .$if(category !== null, (query) => query.where("category", "=", category))
    .orderBy("published_at", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const total = category
    ? (counts[category] ?? 0)
    : counted.reduce((sum, { count }) => sum + Number(count), 0);
  return { items: rows.map(toListedItem), total, counts };
}

/** A published article in a language, or undefined. Run as anon. Throws when its blocks don't fit schema.ts. */
export async function findArticle(
  queries: Queries,
  locale: Locale,
  slug: string,
): Promise<Article | undefined> {
  const row = await listed(queries, locale)
    .select(["author", "updated_at", "english", "image"])
    .select([`lead_${locale} as lead`, `blocks_${locale} as blocks`])
    .select(sql<string | null>`reviewed_on::text`.as("reviewed_on"))
    .where("slug", "=", slug)
    .executeTakeFirst();
  return (
    row && {
      ...toListedItem(row),
      author: row.author,
      lead: row.lead,
      blocks: blocks.parse(row.blocks),
      reviewedOn: row.reviewed_on,
      updatedAt: row.updated_at.toISOString(),
      english: row.english,
      image: imageOf(row.image, locale),
    }
  );
}

/** The current slug of an article that was at another slug before, or null. Run as anon. */
export function movedTo(queries: Queries, slug: string): Promise<string | null> {
  return oneValue(queries, sql`public.news_article_moved(${slug})`);
}

/** Related articles: the same kind about the same services first, then the newest. Run as anon. */
export async function relatedNews(
  queries: Queries,
  locale: Locale,
  article: Pick<ListedItem, "slug" | "category" | "roles">,
  count: number,
): Promise<NewsItem[]> {
  const rows = await published(queries, locale)
    .where("slug", "!=", article.slug)
    .orderBy(sql`(category = ${article.category})::int + (roles && ${article.roles}::text[])::int`, "desc")
    .orderBy("published_at", "desc")
    .limit(count)
    .execute();
  return rows.map(toItem);
}

/** The languages of an article: English may come later. */
export function languagesOf({ english }: { english: boolean }): readonly Locale[] {
  return english ? locales : [defaultLocale];
}

/** The slug and last change of every published article, newest first. Run as anon. */
export async function newsAddresses(
  queries: Queries,
): Promise<{ slug: string; updatedAt: string; languages: readonly Locale[] }[]> {
  const rows = await queries
    .selectFrom("news_articles")
    .select(["slug", "updated_at", "english"])
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .execute();
  return rows.map(({ slug, updated_at, english }) => ({
    slug,
    updatedAt: updated_at.toISOString(),
    languages: languagesOf({ english }),
  }));
}

function published(queries: Queries, locale: Locale) {
  return queries
    .selectFrom("news_articles")
    .select(["slug", "category", "cover", `title_${locale} as title`, `excerpt_${locale} as excerpt`])
    .select((row) => row.ref("published_at").$notNull().as("published_at"))
    .where("published_at", "is not", null);
}

function listed(queries: Queries, locale: Locale) {
  return published(queries, locale).select([`for_you_${locale} as for_you`, "roles"]);
}

function imageOf(image: unknown, locale: Locale): ArticleImage | null {
  const found = storedImage.safeParse(image);
  if (!found.success) return null;
  const { altSv, altEn, ...size } = found.data;
  return { ...size, alt: locale === "sv" ? altSv : altEn || altSv };
}

function toItem(row: Omit<NewsItem, "publishedAt"> & { published_at: Date }): NewsItem {
  const { slug, category, title, excerpt, cover } = row;
  return { slug, category, title, excerpt, cover, publishedAt: row.published_at.toISOString() };
}

function toListedItem(row: Parameters<typeof toItem>[0] & { for_you: string; roles: string[] }): ListedItem {
  // The table's check holds roles to these keys.
  return { ...toItem(row), forYou: row.for_you, roles: row.roles as Service[] };
}
