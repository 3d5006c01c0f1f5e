import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";

type Locale = "sv" | "en";

export interface FoundArticle {
  slug: string;
  title: string;
  excerpt: string;
}

/** PostgreSQL's dictionaries, for endings and words too common to search for. */
const dictionaries: Record<Locale, string> = { sv: "swedish", en: "english" };

/**
 * Published articles with every one of some words, or words that begin so, best first. Takes words in plain spelling
 * (lower-case a-z and digits). Run as anon.
 */
export async function searchNews(
  queries: Queries,
  locale: Locale,
  words: readonly string[],
  count: number,
): Promise<FoundArticle[]> {
  if (words.length === 0) return [];
  const asked = words.map((word) => `${word}:*`).join(" & ");
  const query = sql`to_tsquery(${sql.lit(dictionaries[locale])}, ${asked})`;
  const column = sql.ref(`search_${locale}`);
  return await queries
    .selectFrom("news_articles")
    .select(["slug", `title_${locale} as title`, `excerpt_${locale} as excerpt`])
    .where("published_at", "is not", null)
    .where(sql<boolean>`${column} @@ ${query}`)
    .orderBy(sql`ts_rank(${column}, ${query})`, "desc")
    .orderBy("published_at", "desc")
    .limit(count)
    .execute();
}
