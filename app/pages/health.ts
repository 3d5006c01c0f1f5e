import { configurationContext, databaseContext, queueContext } from "#app/context.ts";
import type { Route } from "./+types/health";
import { unlistedHeaders } from "./machine-answers.ts";

/**
 * Health check: whether the site reaches its database and works on its queue. 503 otherwise; `queue` then says what is
 * wrong (docs/operate.md). It is not the sign-in's health endpoint, which is rate limited.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const database = context.get(databaseContext);
  const reached = (await database.state()) !== "unreachable";
  const { ROLES } = context.get(configurationContext);
  const fault = context.get(queueContext).fault();
  const isWell = reached && fault === null;
  return Response.json(
    { database: reached, queue: fault ?? (ROLES === "web" ? "elsewhere" : "works") },
    { status: isWell ? 200 : 503, headers: unlistedHeaders },
  );
}
