import type { BreadcrumbList } from "schema-dts";
import { checked, type StructuredData } from "./json-ld.ts";

/**
 * The visible breadcrumbs as structured data. Takes the items of the Breadcrumbs section; the last one is the page
 * itself and may lack an address (Google then takes the page's own).
 */
export function breadcrumbData(
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
