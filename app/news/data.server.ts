import type { Queries } from "#backend/database/connection.ts";

type Locale = "sv" | "en";

export type NewsItem = {
  slug: string;
  /** A key; its name in each language is in the content modules. */
  category: string;
  title: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The key of an illustration. */
  cover: string;
};

export type Article = NewsItem & { author: string /** Rich text (specification section 5). */; body: string };

/** The latest published articles in one language, newest first. Run as anon: what is planned stays hidden. */
export async function latestNews(queries: Queries, locale: Locale, count: number): Promise<NewsItem[]> {
  const rows = await published(queries, locale).orderBy("published_at", "desc").limit(count).execute();
  return rows.map(toItem);
}

/** One published article in one language, or undefined when there is none at that slug. Run as anon. */
export async function findArticle(
  queries: Queries,
  locale: Locale,
  slug: string,
): Promise<Article | undefined> {
  const row = await published(queries, locale)
    .select(["author", `body_${locale} as body`])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...toItem(row), author: row.author, body: row.body };
}

function published(queries: Queries, locale: Locale) {
  return queries
    .selectFrom("news_articles")
    .select(["slug", "category", "cover", `title_${locale} as title`, `excerpt_${locale} as excerpt`])
    .select((row) => row.ref("published_at").$notNull().as("published_at"))
    .where("published_at", "is not", null);
}

function toItem(row: Omit<NewsItem, "publishedAt"> & { published_at: Date }): NewsItem {
  const { slug, category, title, excerpt, cover } = row;
  return { slug, category, title, excerpt, cover, publishedAt: row.published_at.toISOString() };
}
