import { brand } from "#app/content/brand.ts";
import { copy } from "#app/language/copy.ts";

/** The first page of the desk. */
export const overviewWords = copy(
  { title: `Översikt | ${brand.name}`, heading: "Översikt" },
  { title: `Overview | ${brand.name}`, heading: "Overview" },
);
