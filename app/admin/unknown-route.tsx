import type { Route } from "./+types/unknown-route";
import { adminRequest, notFound } from "./admin-request.server.ts";

/** Any other path below the admin: the 404 is shown beside the menu (frame-route.tsx). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await adminRequest(request, context);
  throw notFound();
}

/** Never rendered; without it this would be a resource route, whose 404 is plain text. */
export default function Unknown() {
  return null;
}
