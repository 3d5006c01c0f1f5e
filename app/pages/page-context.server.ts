import type { LoaderFunctionArgs } from "react-router";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { type Breadcrumb, breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

/**
 * What the loader of a public page begins with: the request's language, the current company facts, and `page`, which
 * makes the data that every page gives the browser: its language, its breadcrumbs (the steps after home, the page
 * itself last and without an address), and its head (metaOf).
 */
export function pageContext({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, "request" | "url" | "context">) {
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const siteUrl = context.get(siteUrlContext);
  return {
    locale,
    siteUrl,
    facts: context.get(companyFactsContext),
    page: <Meta>(key: PageKey, meta: Meta, ...breadcrumbs: Breadcrumb[]) => ({
      locale,
      breadcrumbs: breadcrumbsFromHome(locale, ...breadcrumbs),
      meta: { path: siteMap[key].path, siteUrl, ...meta },
    }),
  };
}
