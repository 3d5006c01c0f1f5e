import { siteContext } from "#app/context.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { pageHref } from "#app/i18n/links.ts";
import { locales } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/security-txt";

/**
 * security.txt (RFC 9116): where to report a vulnerability. It expires thirty days from today: the site renews it as
 * long as it runs, and a copy elsewhere expires soon after the site has changed.
 */
export function loader({ context }: Route.LoaderArgs) {
  const absoluteUrl = (path: string) => new URL(path, context.get(siteContext).siteUrl).href;
  const expires = new Date(
    Math.floor(Date.now() / milliseconds.day) * milliseconds.day + 30 * milliseconds.day,
  );
  const lines = [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    ...locales.map((locale) => `Policy: ${absoluteUrl(pageHref("reportVulnerability", locale))}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
