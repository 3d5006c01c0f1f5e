import { siteContext } from "#app/context.ts";
import { publicFor } from "#app/domain/cache-control.ts";
import type { Route } from "./+types/robots";

/** The paths that search engines should not crawl: the admin, the sign-in, and endpoints of the site itself. */
const closed = ["/admin", "/setup", "/auth/", "/events", "/debug-ordningsvakt"];

/** robots.txt: the paths that crawlers should skip, and the URL of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", context.get(siteContext).siteUrl).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": publicFor(3_600),
    },
  });
}
