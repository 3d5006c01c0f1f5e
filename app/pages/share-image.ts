import { siteContext } from "#app/context.ts";
import { shareImageResponse } from "#app/seo/share-image.server.ts";
import type { Route } from "./+types/share-image";

/** A page's share image, `/dela/pris.sv.png`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return shareImageResponse(request, context.get(siteContext).renderPage);
}
