import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/health";
import { unlistedHeaders } from "./unlisted-response.ts";

/**
 * Health check: the version, and whether the site reaches its database, can store forms and works on its queue. 503
 * otherwise; `forms` and `queue` then say what is wrong (docs/operate.md). `maintenance` says that it is closed to
 * visitors. It is not the sign-in's health endpoint, which is rate limited.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { database, configuration, queue, deployment, operations } = context.get(siteContext);
  const state = await database.state();
  const fault = queue.fault();
  const isWell = state === "writable" && fault === null;
  return Response.json(
    {
      version: deployment.version,
      database: state !== "unreachable",
      ...(state !== "writable" && { forms: state }),
      ...(operations.maintenance() && { maintenance: true }),
      queue: fault ?? (configuration.ROLES === "web" ? "elsewhere" : "works"),
    },
    { status: isWell ? 200 : 503, headers: unlistedHeaders },
  );
}
