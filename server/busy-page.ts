import type { ServerResponse } from "node:http";
import { brand } from "#app/content/brand.ts";
import { errorWords } from "#app/content/shared/errors.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { fill } from "#app/i18n/fill.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { noStore } from "./cache-control.ts";

/** How long (s) until a refused page is asked for again. */
const seconds = 5;

/** Made once: to refuse a page must cost next to nothing. */
const pages = new Map(locales.map((locale) => [locale, pageIn(locale)]));

/** Answers 503 with a page that says that many visit the site, gives the telephone, and loads again by itself. */
export function sendBusyPage(
  response: ServerResponse,
  headers: Record<string, string>,
  locale: Locale,
): void {
  response.writeHead(503, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": noStore,
    "retry-after": String(seconds),
    refresh: String(seconds),
  });
  response.end(pages.get(locale));
}

function pageIn(locale: Locale): string {
  const { title, text, phone } = errorWords[locale].busy;
  const call = `<a href="${telephoneHref(brand.phone)}">${fill(phone, { number: brand.phone })}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${brand.name}</title>
<style>body{margin:15vh auto;padding:0 1.5rem;max-width:32rem;font:1.125rem/1.5 system-ui,sans-serif;background:#f3efe5;color:#0a2127}h1{line-height:1.1}a{color:inherit}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p>${call}</p>
</body>
</html>
`;
}
