import type { IncomingMessage, ServerResponse } from "node:http";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { authPath } from "#backend/auth/service.ts";
import type { SiteParts } from "./http.ts";
import { isFormPost, webRequest } from "./pages.ts";
import { sendUnavailable } from "./unavailable-page.ts";
import { healthPaths } from "./worker-role.ts";

/**
 * The staff's pages, the way to them, and what React Router asks for on it; robots.txt, without which search engines would
 * stop for days.
 */
const openPaths = [
  "/robots.txt",
  adminPaths.overview,
  accountPaths.signIn,
  accountPaths.account,
  accountPaths.setup,
  authPath,
  "/__manifest",
];

/** Whether a request target is answered in maintenance, too: health checks, the sign-in, the admin and robots.txt. */
export function isOpenInMaintenance(target: string): boolean {
  if (healthPaths.test(target)) return true;
  const path = target.split("?", 1)[0] ?? "";
  // React Router asks for a page's data at its path with .data.
  return openPaths.some((open) => path === open || path.startsWith(`${open}/`) || path === `${open}.data`);
}

/**
 * While the site is closed for maintenance (`npm run maintenance`, product 15.7), answers visitors with a page that says
 * so, and returns true. A form that was posted is in that page, to be sent again. The staff, health checks and client
 * files are answered as ever: it returns false.
 */
export async function answeredByMaintenance(
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url: target = "/", method, headers } = request;
  if (!site.maintenance() || isOpenInMaintenance(target) || (await site.isSignedIn(headers.cookie)))
    return false;
  if (method !== "POST" && site.assets.send(target.split("?", 1)[0] ?? "/", request, response)) return true;
  const formPost = isFormPost(request) ? webRequest(site.configuration.SITE_URL, response) : null;
  const typed = await formPost?.formData().catch(() => undefined);
  sendUnavailable("maintenance", site.headers, response, typed);
  return true;
}
