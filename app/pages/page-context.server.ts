import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "#app/context.ts";
import type { Breadcrumb } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

/**
 * The common parts of a public page's loader: the language of the request, the current company facts, and `page`,
 * which makes the data that every page passes to the browser: its language, its breadcrumbs (the steps after home, the
 * page itself last and without a link), and its head (metaOf).
 */
export function pageContext({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const locale = requestLocale(request);
  const { siteUrl, facts } = context.get(siteContext);
  return {
    locale,
    siteUrl,
    facts,
    page: <Meta>(key: PageKey, meta: Meta, ...breadcrumbs: Breadcrumb[]) => ({
      locale,
      breadcrumbs: breadcrumbsFromHome(locale, ...breadcrumbs),
      meta: { path: siteMap[key].path, siteUrl, ...meta },
    }),
  };
}
