import { filterNames } from "#app/careers/rules.ts";
import { linkParameter } from "#app/leads/express-order/link.ts";
import { orderParameters } from "#app/leads/express-order/url-parameters.ts";
import { type Page, type PageKey, siteMap } from "#app/site-map.ts";

const debug = "debug";
/** Of an estimate, on the price page and carried to a quote. */
const estimate = ["tjanst", "antal", "timmar", "nar", "tillstand", "stad"];
/** The form was sent, without script. */
const sent = "skickat";

/** The parameters that the loaders of public pages read, besides the language. A page that is not here reads none. */
export const pageParameters: Partial<Record<PageKey, readonly string[]>> = {
  // A sign-in leads back to the root.
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
    // The keys are the site map's own.
    [path, ...aliases].map((one) => [encodeURI(one), pageParameters[key as PageKey] ?? []] as const),
  ),
);

/** Whether a page shows something else for a query. All other parameters mean nothing, and are never given to it. */
export function hasMeaning(path: string, query: URLSearchParams): boolean {
  return query.has(debug) || (byPath.get(path) ?? []).some((name) => query.has(name));
}
