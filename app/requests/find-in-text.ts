import type { CitySlug } from "#app/domain/cities.ts";
import { organisationNumberIn } from "#app/domain/organisation-number.ts";
import { cityIn } from "#app/forms/city-in-text.ts";

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
