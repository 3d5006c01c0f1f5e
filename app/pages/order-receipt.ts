import { redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { ownOrderPaths } from "#app/site-map.ts";
import type { Route } from "./+types/order-receipt";

/** The receipt of an express order is on its status page; links to it lead there. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(ownOrderPaths.status + url.search, { status: 301, headers: personalHeaders });
}
