import type { Thing, WithContext } from "schema-dts";

/** One block of JSON-LD; the functions of this folder check it against the schema.org vocabulary. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** Checks a block against its schema.org type and drops the type: pages only pass it on. */
export function checked<Kind extends Thing>(block: WithContext<Kind>): StructuredData {
  return block as unknown as StructuredData;
}
