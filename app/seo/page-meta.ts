import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "#app/i18n/links.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locale.ts";
import { brandName } from "#brand/name.ts";
import { checked, type StructuredData } from "./json-ld.ts";
import { sharedTitle, shareImageHref, shareImageSize } from "./share-image.ts";

interface PageMeta {
  /** The page's main path, without a language. */
  path: string;
  locale: Locale;
  siteUrl: string;
  title: string;
  description: string;
  /** Comma-separated. */
  keywords?: string | undefined;
  noindex?: boolean | undefined;
  /** The page's languages, by default all. In any other it shows the Swedish text. */
  languages?: readonly Locale[] | undefined;
  breadcrumbs?: readonly { name: string; href?: string | undefined }[] | undefined;
  /** An article's timestamps, ISO 8601, and the name of its category. */
  article?: { published: string; modified: string; category: string } | undefined;
  /** The illustration of the share image, a file under /illustrations; by default it depends on the path. */
  art?: string | undefined;
  /** Additional structured data; only what the page shows. */
  structured?: readonly StructuredData[] | undefined;
}

const openGraphLocales: Record<Locale, string> = { sv: "sv_SE", en: "en_GB" };

/** A loader's data for its route's `meta` (app/pages/page-context.server.ts). */
interface PageHead {
  locale: Locale;
  breadcrumbs?: { items: NonNullable<PageMeta["breadcrumbs"]> };
  meta: Omit<PageMeta, "locale" | "breadcrumbs">;
}

/** `pageMeta` for a loader's data. */
export function metaOf({ locale, breadcrumbs, meta }: PageHead): MetaDescriptor[] {
  return pageMeta({ locale, breadcrumbs: breadcrumbs?.items, ...meta });
}

/**
 * The page's head: its title and description, a canonical URL in its own language (the Swedish one where it has no
 * translation), reciprocal hreflang, its share image and its structured data (product 17).
 */
export function pageMeta(head: PageMeta): MetaDescriptor[] {
  const page = withoutJoiners(head);
  const { path, siteUrl, title, description, keywords, languages = locales } = page;
  if (page.noindex) return unlistedMeta(page);
  const locale = languages.includes(page.locale) ? page.locale : defaultLocale;
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { tagName: "link", rel: "canonical", href: absoluteUrl(siteUrl, path, locale) },
    ...languages.map((other) => alternate(other, absoluteUrl(siteUrl, path, other))),
    alternate("x-default", absoluteUrl(siteUrl, path, defaultLocale)),
    ...sharing({ ...page, locale, languages }),
    ...[
      ...(page.breadcrumbs ? [breadcrumbData(page.breadcrumbs, siteUrl)] : []),
      ...(page.structured ?? []),
    ].map((structured) => ({ "script:ld+json": structured })),
  ];
}

/** The head of a page that search engines don't list. */
export function unlistedMeta({
  title,
  description,
}: {
  title?: string | undefined;
  description?: string;
}): MetaDescriptor[] {
  return withoutJoiners([
    ...(title ? [{ title }] : []),
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ]);
}

/**
 * Removes the word joiners from the texts of a head: on the page they keep a line together, in a title or a search
 * engine's result they are stray characters.
 */
function withoutJoiners<Head>(head: Head): Head {
  return JSON.parse(JSON.stringify(head).replaceAll("\u2060", ""));
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

function sharing({
  path,
  locale,
  languages,
  siteUrl,
  art,
  article,
  ...page
}: PageMeta & { languages: readonly Locale[] }): MetaDescriptor[] {
  const title = sharedTitle(page.title);
  const image = new URL(shareImageHref({ path, locale, title, art }), siteUrl).href;
  const graph = {
    "og:title": title,
    "og:description": page.description,
    "og:url": absoluteUrl(siteUrl, path, locale),
    "og:site_name": brandName.name,
    "og:type": article ? "article" : "website",
    ...(article
      ? {
          "article:published_time": article.published,
          "article:modified_time": article.modified,
          "article:section": article.category,
        }
      : {}),
    "og:locale": openGraphLocales[locale],
    ...Object.fromEntries(
      languages
        .filter((other) => other !== locale)
        .map((other) => ["og:locale:alternate", openGraphLocales[other]]),
    ),
    "og:image": image,
    "og:image:type": "image/png",
    "og:image:width": String(shareImageSize.width),
    "og:image:height": String(shareImageSize.height),
    "og:image:alt": title,
  };
  const card = {
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": page.description,
    "twitter:image": image,
  };
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    ...Object.entries(card).map(([name, content]) => ({ name, content })),
  ];
}

/**
 * The visible breadcrumbs as structured data. The last item is the page itself and may lack a URL (Google then uses
 * the page's own).
 */
function breadcrumbData(
  items: readonly { name: string; href?: string | undefined }[],
  siteUrl: string,
): StructuredData {
  return checked<BreadcrumbList>({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(href ? { item: new URL(href, siteUrl).href } : {}),
    })),
  });
}
