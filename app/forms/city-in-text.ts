import { type CitySlug, cities } from "#app/domain/cities.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";

/** The first of the site's cities that the text names ("Goteborg" and "Göteborgs" count too); null for none. */
export function cityIn(text: string): CitySlug | null {
  const words = plainSpelling(text).split(/[^\p{L}\p{N}]+/u);
  return cities.find(({ slug }) => words.some((word) => word.startsWith(slug)))?.slug ?? null;
}
