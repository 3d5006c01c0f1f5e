/**
 * Whether the site's script has sent a form (postForm in submit-result.ts): its response is the result as JSON. A browser
 * without script gets a page.
 */
export function isSentByScript(method: string | undefined, accept: string | null | undefined): boolean {
  return method === "POST" && accept?.startsWith("application/json") === true;
}
