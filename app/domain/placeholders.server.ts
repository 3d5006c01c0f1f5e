import type { Database } from "#backend/database/connection.ts";
import { exampleTitles, type Placeholder, type PublicFacts, placeholdersOf } from "./placeholders.ts";

/**
 * Everything that visitors see in place of the company's own. Reads articles and openings as a visitor. Throws
 * DatabaseUnavailable.
 */
export async function readPlaceholders(
  database: Database,
  facts: Omit<PublicFacts, "articles" | "firstOpenings">,
): Promise<Placeholder[]> {
  const { articles, openings } = await database.read(async (queries) => ({
    articles: await queries
      .selectFrom("news_articles")
      .select("title_sv as title")
      .where("title_sv", "like", exampleTitles)
      .orderBy("published_at", "desc")
      .execute(),
    // Those of supabase/seed.sql have no author, and a change raises the version.
    openings: await queries
      .selectFrom("openings")
      .select((of) => of.fn.countAll<string>().as("count"))
      .where("version", "=", 1)
      .where("changed_by", "is", null)
      .executeTakeFirstOrThrow(),
  }));
  return placeholdersOf({
    ...facts,
    articles: articles.map(({ title }) => title),
    firstOpenings: Number(openings.count),
  });
}
