import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "#app/language/links.ts";
import { defaultLocale, type Locale, locales } from "#app/language/locale.ts";

interface PageMeta {
  /** The page's main path, without a language. */
  path: string;
  locale: Locale;
  siteUrl: string;
  title: string;
  description: string;
  /** Comma-separated (specification section 3, "Page metadata"). */
  keywords?: string;
  noindex?: boolean;
}

/**
 * What search engines and shared links read of a page: its own title and description, a canonical address in
 * its own language and reciprocal hreflang (domain-facts.md, "Search").
 */
export function pageMeta({ path, locale, siteUrl, title, description, keywords, noindex }: PageMeta): MetaDescriptor[] {
  const canonical = absoluteUrl(siteUrl, path, locale);
  if (noindex)
    return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...locales.map((other) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: other,
      href: absoluteUrl(siteUrl, path, other),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: absoluteUrl(siteUrl, path, defaultLocale),
    },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale === "sv" ? "sv_SE" : "en_GB" },
  ];
}
