import { type CitySlug, cities } from "#app/domain/cities.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";

/** The columns of the forms' tables that the admin filters and compares leads by. */
export interface FoundInText {
  city: CitySlug | null;
  org_number: string | null;
}

/** Finds a city of the site and an organisation number in what a visitor wrote. Empty texts are left out. */
export function findInText(texts: {
  city: readonly (string | null | undefined)[];
  orgNumber: readonly (string | null | undefined)[];
}): FoundInText {
  return {
    city: cityIn(texts.city.filter(Boolean).join(" ")),
    org_number: organisationNumberIn(texts.orgNumber.filter(Boolean).join(" ")),
  };
}

/** The first of the site's cities that the text names ("Goteborg" and "Göteborgs" count too); null for none. */
export function cityIn(text: string): CitySlug | null {
  const words = plainSpelling(text).split(/[^\p{L}\p{N}]+/u);
  return cities.find(({ slug }) => words.some((word) => word.startsWith(slug)))?.slug ?? null;
}

/**
 * The Swedish organisation number in a text, as 556677-8899. Its third digit is 2 or more, unlike a personal identity
 * number's (Skatteverket, SKV 709).
 */
export function organisationNumberIn(text: string): string | null {
  const [, first, last] = /(?<![\p{L}\p{N}_])([1-9]\d[2-9]\d{3})-?(\d{4})(?![\p{L}\p{N}_])/u.exec(text) ?? [];
  return first && last ? `${first}-${last}` : null;
}
