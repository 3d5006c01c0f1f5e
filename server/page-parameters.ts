import { filterNames } from "#app/careers/rules.ts";
import { linkParameter } from "#app/leads/express-order/link.ts";
import { orderParameters } from "#app/leads/express-order/url-parameters.ts";
import { type Page, type PageKey, siteMap } from "#app/site-map.ts";

const debug = "debug";
/** The parameters of an estimate, on the price page and passed on to the quote form. */
const estimate = ["tjanst", "antal", "timmar", "nar", "tillstand", "stad"];
/** Set after a form was sent without script. */
const sent = "skickat";

/** The parameters that the loaders of public pages read besides `lang` and `debug`. A page that is not here reads none. */
export const pageParameters: Partial<Record<PageKey, readonly string[]>> = {
  // Another provider's sign-in may lead back to the root.
  home: ["code", "error_code", "error_description"],
  news: ["kategori", "sida"],
  careers: Object.values(filterNames),
  search: ["q"],
  prices: estimate,
  quote: [...estimate, "for", sent],
  contactRequest: [sent],
  expressOrder: [...Object.values(orderParameters), linkParameter, "fel"],
  appRedirect: ["visa"],
};

const byPath = new Map(
  Object.entries<Page>(siteMap).flatMap(([key, { path, aliases = [] }]) =>
    // Object.entries loses the type of the keys.
    [path, ...aliases].map((one) => [encodeURI(one), pageParameters[key as PageKey] ?? []] as const),
  ),
);

/** Whether a query has a parameter that the page at a path reads. */
export function hasPageParameter(path: string, query: URLSearchParams): boolean {
  return query.has(debug) || (byPath.get(path) ?? []).some((name) => query.has(name));
}
