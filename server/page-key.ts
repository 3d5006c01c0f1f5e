import { filterNames } from "#app/careers/filters.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { formPages, sentParameter } from "#app/forms/form-names.ts";
import { defaultLocale, isLocale, type Locale, localeOfCookie } from "#app/i18n/locale.ts";
import { linkParameter } from "#app/orders/link.ts";
import { isPagePath } from "#app/redirects/redirect.ts";
import { type Page, type PageKey as SitePage, siteMap } from "#app/site-map.ts";

const debug = "debug";
/** The parameters of an estimate, on the price page and passed on to the quote form. */
const estimate = ["tjanst", "antal", "timmar", "nar", "tillstand", "stad"];

/** The parameters that the loaders of public pages read besides `lang`, `debug` and a form's `skickat`. A page that is not here reads none. */
const pageParameters: Partial<Record<SitePage, readonly string[]>> = {
  // Another provider's sign-in may lead back to the root.
  home: ["code", "error_code", "error_description"],
  news: ["kategori", "sida"],
  careers: Object.values(filterNames),
  search: ["q"],
  prices: estimate,
  quote: [...estimate, "for"],
  expressOrder: [...Object.values(orderParameters), linkParameter, "fel"],
  appRedirect: ["visa"],
};

const withForm: readonly SitePage[] = Object.values(formPages);

const parametersOf = new Map(
  Object.entries<Page>(siteMap).flatMap(([name, { path, aliases = [] }]) => {
    // Object.entries loses the type of the keys.
    const key = name as SitePage;
    const parameters = [...(pageParameters[key] ?? []), ...(withForm.includes(key) ? [sentParameter] : [])];
    return [path, ...aliases].map((one) => [encodeURI(one), parameters] as const);
  }),
);

/** What a page is cached by. `text` identifies it in the cache. */
export interface PageKey {
  path: string;
  locale: Locale;
  /** Whether the URL has the language (`?lang=`); otherwise the visitor's cookie may have chosen it. */
  isLocaleInUrl: boolean;
  text: string;
}

/**
 * The key of a page in the cache: its path and language; parameters that the page does not read are ignored. Null for
 * what is never cached: a URL with a parameter that the page reads, or one that no page can have, since anybody can make
 * up any number of those.
 */
export function pageKeyOf(target: string, cookie: string | undefined): PageKey | null {
  const url = URL.parse(`http://localhost${target}`);
  if (!url) return null;
  const { pathname: path, searchParams } = url;
  if (!isPagePath(path)) return null;
  if ([debug, ...(parametersOf.get(path) ?? [])].some((name) => searchParams.has(name))) return null;
  const lang = searchParams.get("lang");
  const isLocaleInUrl = isLocale(lang);
  const locale = isLocaleInUrl ? lang : (localeOfCookie(cookie) ?? defaultLocale);
  return { path, locale, isLocaleInUrl, text: `${locale} ${path}` };
}

/** The request target of a key's page, with its language. */
export function targetOf({ path, locale }: PageKey): string {
  return `${path}?lang=${locale}`;
}
