import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/health";
import { unlistedHeaders } from "./machine-answers.ts";

/**
 * Health check: whether the site reaches its database and works on its queue. 503 otherwise; `queue` then says what is
 * wrong (docs/operate.md). It is not the sign-in's health endpoint, which is rate limited.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { database, configuration, queue } = context.get(siteContext);
  const reached = (await database.state()) !== "unreachable";
  const fault = queue.fault();
  const isWell = reached && fault === null;
  return Response.json(
    { database: reached, queue: fault ?? (configuration.ROLES === "web" ? "elsewhere" : "works") },
    { status: isWell ? 200 : 503, headers: unlistedHeaders },
  );
}
