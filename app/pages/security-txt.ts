import { brand } from "#app/content/brand.ts";
import { siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { locales } from "#app/i18n/locale.ts";
import type { Route } from "./+types/security-txt";

const day = 86_400_000;

/**
 * Whom to tell of a weakness, for machines (RFC 9116). It is good for thirty days from today: as long as the site
 * answers it says so anew, and a copy that somebody has kept is over soon after the site has changed or gone.
 */
export function loader({ context }: Route.LoaderArgs) {
  const here = (path: string) => new URL(path, context.get(siteUrlContext)).href;
  const expires = new Date(Math.floor(Date.now() / day) * day + 30 * day);
  const lines = [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${here("/.well-known/security.txt")}`,
    ...locales.map((locale) => `Policy: ${here(pageHref("reportVulnerability", locale))}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
