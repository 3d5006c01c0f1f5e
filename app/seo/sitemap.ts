import { escapeXml } from "#app/domain/escape-xml.ts";
import { absoluteUrl, type PageAddress } from "#app/i18n/links.ts";
import { defaultLocale } from "#app/i18n/locale.ts";

/** The sitemap of all pages in each of their languages, each with its alternates. */
export function sitemap(addresses: readonly PageAddress[], siteUrl: string): string {
  const entries = addresses.flatMap(({ path, changed, languages }) => {
    const alternates = [
      ...languages.map((locale) => ({ lang: locale, locale })),
      { lang: "x-default", locale: defaultLocale },
    ]
      .map(
        ({ lang, locale }) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(absoluteUrl(siteUrl, path, locale))}"/>`,
      )
      .join("");
    return languages.map(
      (locale) =>
        `<url><loc>${escapeXml(absoluteUrl(siteUrl, path, locale))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
