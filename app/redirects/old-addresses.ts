import { brand } from "#app/content/brand.ts";
import type { PageKey } from "#app/site-map.ts";

export interface OldAddress {
  /**
   * The old path, in lower case without accents, as visitors' paths are compared. A last segment `*` matches one or
   * more segments; a `*` at the end of a segment matches any ending, also an empty one.
   */
  from: string;
  /** The current page; "article" is the article with that slug, or the list of news when more follows the slug. */
  to: PageKey | "article";
}

/**
 * Every path that the site once had (product 3.1; the spellings are product 3.4). Rules for all paths, such as a
 * trailing slash or a leading /en, are in rules.ts. The first match counts.
 */
export const oldAddresses: readonly OldAddress[] = [
  // News: categories before articles, so that /blog/category/x is no article called "category".
  { from: "/news", to: "news" },
  { from: "/news/*", to: "news" },
  { from: "/news-category", to: "news" },
  { from: "/news-category/*", to: "news" },
  { from: "/nyhetskategori/*", to: "news" },
  { from: "/nyheter/kategori/*", to: "news" },
  { from: "/nyheter/category/*", to: "news" },
  { from: "/category/*", to: "news" },
  { from: "/kategori/*", to: "news" },
  { from: "/blog/category/*", to: "news" },
  { from: "/blog", to: "news" },
  { from: "/blog/*", to: "article" },
  { from: "/artikel", to: "news" },
  { from: "/artikel/*", to: "article" },

  // The home page.
  { from: "/start", to: "home" },
  { from: "/index", to: "home" },
  { from: "/index.html", to: "home" },
  { from: "/index.php", to: "home" },
  { from: "/kontakta-oss", to: "home" },
  { from: "/ladda-ner", to: "home" },

  // The company and its platform.
  { from: "/om", to: "about" },
  { from: "/om-oss", to: "about" },
  { from: "/about-us", to: "about" },
  { from: `/om-${brand.slug}-hyra-vakter-via-app`, to: "about" },
  // The old about page with prices; product 3.1 allows either page.
  { from: `/om-${brand.slug}-priser`, to: "prices" },
  { from: "/hemma", to: "platform" },
  { from: "/fragor-och-svar-foretag", to: "platform" },

  // Prices.
  { from: "/priser", to: "prices" },
  { from: "/prislista", to: "prices" },
  { from: "/pricing", to: "prices" },
  { from: "/price", to: "prices" },
  { from: "/prices", to: "prices" },
  { from: "/kostnad", to: "prices" },
  { from: "/vad-kostar-en-vaktare", to: "prices" },
  { from: "/pris-vaktare", to: "prices" },
  { from: "/pris-ordningsvakt", to: "prices" },

  // Guards.
  { from: "/vakt", to: "guard" },
  { from: "/vakter", to: "guard" },
  { from: "/hyra-vakt", to: "guard" },
  { from: "/hyra-vaktare", to: "guard" },
  { from: "/bevakning", to: "guard" },

  // Public-order guards.
  { from: "/vad-ar-en-ordningsvakt", to: "orderGuard" },
  { from: "/hyra-ordningsvakt", to: "orderGuard" },
  { from: "/hyra-ordningsvakt-*", to: "orderGuard" },
  { from: "/ordningsvakt-hotell", to: "orderGuard" },
  { from: "/ordningsvakter", to: "orderGuard" },

  // Entrance hosts.
  { from: "/entrevardar", to: "entranceHost" },
  { from: "/dorrvakt", to: "entranceHost" },
  { from: "/hyra-entrevard", to: "entranceHost" },
  { from: "/sakerhetsvard", to: "entranceHost" },
  { from: "/sakerhetsvardar", to: "entranceHost" },
];
