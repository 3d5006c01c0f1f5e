import type { BreadcrumbList, WithContext } from "schema-dts";

/** One block of JSON-LD; built by the typed functions of this folder only. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/**
 * The visible trail of breadcrumbs as structured data. Takes the items of the Breadcrumbs section; the last one
 * is the page itself and may lack an address (Google then takes the page's own).
 */
export function breadcrumbData(
  items: readonly { name: string; href?: string | undefined }[],
  siteUrl: string,
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, href }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(href ? { item: new URL(href, siteUrl).href } : {}),
    })),
  } satisfies WithContext<BreadcrumbList>;
}
