import { data } from "react-router";
import type { Route } from "./+types/unknown-route";
import { adminRequest } from "./admin-request.server.ts";
import { noStore } from "./ui/outcome.ts";

/** An address below the admin that leads nowhere: staff are told so beside their menu (frame-route.tsx). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await adminRequest(request, context);
  throw data("no such page", { status: 404, headers: noStore });
}

/** Never shown; without it the answer would be the bare text. */
export default function Unknown() {
  return null;
}
