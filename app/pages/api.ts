import { handleApi } from "#app/api/handle.server.ts";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/api";

/** The API: reads. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return handleApi(request, context.get(siteContext));
}

/** The API: reports. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return handleApi(request, context.get(siteContext));
}
