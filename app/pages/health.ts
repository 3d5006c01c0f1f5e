import { sql } from "kysely";
import { databaseContext } from "#server/context.ts";
import type { Route } from "./+types/health";

const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/**
 * Tells whether the site answers and reaches its database, here and not at the sign-in: that one counts who asks, and
 * may be another server's. 503 without a database.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const database = context.get(databaseContext);
  const reached = await database
    .read((queries) => sql`select 1`.execute(queries))
    .then(
      () => true,
      () => false,
    );
  return Response.json({ database: reached }, { status: reached ? 200 : 503, headers });
}
