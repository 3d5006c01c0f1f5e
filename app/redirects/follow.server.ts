import { redirect } from "react-router";

/**
 * Sends a navigation inside the app on, when its address is not the right one; a document's own redirect comes
 * before, in server/http.ts. Nothing of the wrong address stays in the browser's history.
 *
 * Takes the method, the address that is asked for and the process's way of finding redirects; throws the
 * redirect as a Response.
 */
export function followRedirect(
  method: string,
  { pathname, search }: URL,
  find: (target: string) => { location: string; status: number } | null,
): void {
  if (method !== "GET" && method !== "HEAD") return;
  const found = find(pathname + search);
  if (found) throw redirect(found.location, found.status);
}
