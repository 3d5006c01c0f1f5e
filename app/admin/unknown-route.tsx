import type { Route } from "./+types/unknown-route";
import { adminRequest, notFound } from "./admin-request.server.ts";

/** An address below the admin that leads nowhere: staff are told so beside their menu (frame-route.tsx). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await adminRequest(request, context);
  throw notFound();
}

/** Never shown; without it the answer would be the bare text. */
export default function Unknown() {
  return null;
}
