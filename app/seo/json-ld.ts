import type { Thing, WithContext } from "schema-dts";

/** A block of JSON-LD; the functions of this folder type-check it against schema.org. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** Type-checks a block against its schema.org type, and drops the type: pages only pass it on. */
export function checked<Kind extends Thing>(block: WithContext<Kind>): StructuredData {
  return block as unknown as StructuredData;
}
