import { offerMessages } from "#app/content/shared/offer.server.ts";
import { staffNames } from "#app/content/shared/service-names.server.ts";
import type { OrderedService } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** How many of whom, in words: "1 ordningsvakt", "2 väktare"; "2 personer" where no service was chosen. */
export function peopleText(
  { service, people }: { service: OrderedService | null; people: number },
  locale: Locale,
): string {
  if (service) return `${people} ${staffNames[locale][service][people === 1 ? "one" : "more"]}`;
  const { person, people: more } = offerMessages[locale];
  return people === 1 ? person : fill(more, { people: String(people) });
}
