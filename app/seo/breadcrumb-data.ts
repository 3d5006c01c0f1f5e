import type { BreadcrumbList } from "schema-dts";
import { checked, type StructuredData } from "./json-ld.ts";

/**
 * The visible breadcrumbs as structured data. The last item is the page itself and may lack a URL (Google then uses
 * the page's own).
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
