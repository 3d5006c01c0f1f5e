import { type CitySlug, cities } from "#app/domain/cities.ts";
import { organisationNumberIn } from "#app/domain/organisation-number.ts";
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
