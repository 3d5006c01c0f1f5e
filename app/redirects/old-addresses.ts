import type { PageKey } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";

interface OldAddress {
  /**
   * The old path, in lower case without accents, as visitors' paths are compared. A last segment `*` matches one or
   * more segments; a `*` at the end of a segment matches any ending, also an empty one.
   */
  from: string;
  /** The current page; "article" is the article with that slug, or the list of news when more follows the slug. */
  to: PageKey | "article";
}

const oldPaths: Partial<Record<OldAddress["to"], string>> = {
  // Before the articles, so that /blog/category/x is no article called "category".
  news: `/news /news/* /news-category /news-category/* /nyhetskategori/* /nyheter/kategori/* /nyheter/category/*
    /category/* /kategori/* /blog/category/* /blog /artikel`,
  article: "/blog/* /artikel/*",
  home: "/start /index /index.html /index.php /kontakta-oss /ladda-ner",
  about: `/om /om-oss /about-us /om-${brand.slug}-hyra-vakter-via-app`,
  platform: "/hemma /fragor-och-svar-foretag",
  // The first was the about page with prices; product 3.1 allows either page.
  prices: `/om-${brand.slug}-priser /priser /prislista /pricing /price /prices /kostnad /vad-kostar-en-vaktare
    /pris-vaktare /pris-ordningsvakt`,
  guard: "/vakt /vakter /hyra-vakt /hyra-vaktare /bevakning",
  orderGuard: `/vad-ar-en-ordningsvakt /hyra-ordningsvakt /hyra-ordningsvakt-* /ordningsvakt-hotell
    /ordningsvakter`,
  entranceHost: "/entrevardar /dorrvakt /hyra-entrevard /sakerhetsvard /sakerhetsvardar",
};

/**
 * Every path that the site once had (product 3.1; the spellings are product 3.4). Rules for all paths, such as a
 * trailing slash or a leading /en, are in redirect.ts. The first match counts.
 */
export const oldAddresses: readonly OldAddress[] = Object.entries(oldPaths).flatMap(([to, paths]) =>
  // Object.entries loses the type of the keys.
  paths.split(/\s+/).map((from) => ({ from, to: to as OldAddress["to"] })),
);
