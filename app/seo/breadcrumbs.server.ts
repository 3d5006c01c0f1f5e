import { breadcrumbMessages } from "#app/content/shared/breadcrumbs.server.ts";
import { type Breadcrumb, pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/**
 * A page's breadcrumbs from home, for the Breadcrumbs section and for pageMeta. Takes the steps after home; the last
 * is the page itself, without a link.
 */
export function breadcrumbsFromHome(
  locale: Locale,
  ...steps: Breadcrumb[]
): { label: string; items: Breadcrumb[] } {
  const { label, home } = breadcrumbMessages[locale];
  return { label, items: [{ name: home, href: pageHref("home", locale) }, ...steps] };
}
