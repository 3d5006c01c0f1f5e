import { redirect } from "react-router";

/**
 * Redirects an in-app navigation to an old or misspelled path, so that the wrong URL is not added to the browser's
 * history; documents are redirected in server/http.ts. Throws the redirect as a Response.
 */
export function followRedirect(
  method: string,
  { pathname, search }: URL,
  find: (target: string) => { location: string; status: number } | null,
): void {
  if (method !== "GET" && method !== "HEAD") return;
  const target = find(pathname + search);
  if (target) throw redirect(target.location, target.status);
}
