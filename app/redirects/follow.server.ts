import { redirect } from "react-router";

/**
 * Redirects a navigation inside the app when its address is not right; a document's redirect comes earlier, in
 * server/http.ts. The wrong address does not stay in the browser's history. Takes the method, the address and the
 * process's redirects; throws the redirect as a Response.
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
