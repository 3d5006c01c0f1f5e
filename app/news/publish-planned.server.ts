import { logBySite } from "#app/domain/change-log.server.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import { decidePlan } from "./article.ts";
import { writeArticle } from "./change-article.server.ts";
import { columnsOf } from "./convert.server.ts";
import { lockArticle } from "./stored-article.server.ts";

/** What one of the nodes does every minute, by name. */
export function newsTasks(database: Database, now: () => Date) {
  return { "publish-planned-news": () => publishPlannedNews(database, now()) };
}

/** Publishes the changes whose moment has come, and logs them as their planner's. */
export async function publishPlannedNews(database: Database, now: Date): Promise<void> {
  const due = await database.as("service_role", (queries) =>
    queries
      .selectFrom("news_plans")
      .select(["id", "article_id as article", "planned_by as planner"])
      .where("is_active", "=", true)
      .where("at", "<=", now)
      .orderBy("at")
      .execute(),
  );
  for (const { id, article, planner } of due)
    await database.as(
      "service_role",
      (queries) => publishPlan(queries, article, id, now),
      planner ? { claims: { sub: planner }, onBehalfOf: "authenticated" } : {},
    );
}

async function publishPlan(queries: Queries, id: string, planId: string, now: Date): Promise<void> {
  // Locked, because somebody in the admin may end the plan at this moment.
  const article = await lockArticle(queries, id);
  const decided = article && decidePlan(article, now);
  if (decided?.plan !== planId) return;
  const { content, english, entry } = decided;
  const plan = await queries
    .deleteFrom("news_plans")
    .where("id", "=", planId)
    .returning("version")
    .executeTakeFirstOrThrow();
  await writeArticle(queries, id, columnsOf(content, english));
  await queries
    .updateTable("news_drafts")
    .set({ published_version: plan.version })
    .where("id", "=", id)
    .execute();
  await queries
    .insertInto("news_revisions")
    .values({ article_id: id, kind: "published", content: JSON.stringify(content) })
    .execute();
  await logBySite(queries, [{ ...entry, about: id }]);
}
