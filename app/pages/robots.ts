import { siteUrlContext } from "#app/context.ts";
import type { Route } from "./+types/robots";

/** Not for search engines: the admin, the sign-in, and what the site itself posts to. */
const closed = ["/admin", "/setup", "/auth/", "/events", "/debug-ordningsvakt"];

/** The addresses that crawlers leave alone, and the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", context.get(siteUrlContext)).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-if-error=86400",
    },
  });
}
