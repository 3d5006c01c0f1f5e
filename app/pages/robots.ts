import { siteUrlContext } from "#app/context.ts";
import type { Route } from "./+types/robots";

/** What is no page for anybody's list: the admin, sign-in, what the site itself posts to. */
const closed = ["/admin", "/setup", "/auth/", "/events", "/debug-ordningsvakt"];

/** Which addresses crawlers leave alone, and where the list of the others is. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", context.get(siteUrlContext)).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
