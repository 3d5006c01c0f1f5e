import { citiesIn } from "#app/domain/cities.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { serviceTable } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shiftStory } from "#app/pages/shift-story.ts";
import { type OrderChoice, periodOf } from "#app/requests/express-order/choice.ts";
import type { ShiftStory } from "#app/sections/shift-scene.tsx";
import type { BookingView } from "./booking-view.server.ts";

/** The words of a story whose place and people are not known. */
type OwnWords = Readonly<
  Record<"intro" | "contact" | "known" | "permit" | "point1" | "point2" | "point3", string>
>;

/**
 * The story of the shift that was chosen in the hero's card, ordered when the page was shown and confirmed when we
 * answer at the latest. Null, so that the example stays, where it would promise too much: the role has no list price,
 * the times are open, or the shift begins within an hour of the answer.
 */
export function ownStory(
  choice: OrderChoice,
  { now, answeredBy, basis }: Pick<BookingView, "now" | "answeredBy" | "basis">,
  words: OwnWords,
  locale: Locale,
): ShiftStory | null {
  const orderedAt = new Date(now);
  const period = periodOf(choice.when, orderedAt, basis.shortestHours, choice.chosen);
  if (!period || period.startsAt.getTime() < answeredBy + milliseconds.hour) return null;
  const particulars = {
    place: citiesIn(locale).find(({ slug }) => slug === choice.city)?.name ?? "",
    contact: words.contact,
    entrance: "",
    firstKnown: words.known,
    secondKnown: words.known,
    point1: words.point1,
    point2: words.point2,
    point3: words.point3,
    incidents: "0",
    permit: serviceTable[choice.service].permit ? words.permit : "",
  };
  const told = { choice, orderedAt, confirmedAt: new Date(answeredBy), particulars };
  const story = shiftStory(told, basis, locale);
  return story && { ...story, pictures: picturesOf(choice) };
}

/** The pictures of the chosen city and of the role's garment, in place of the example's. */
function picturesOf({ city, service }: OrderChoice): Record<string, string> {
  const map = city && `/illustrations/karta-${city}`;
  return {
    ...(map && { place: `${map}-dag.svg`, map: `${map}-natt.svg` }),
    ...(service === "orderGuard" && { guards: "/illustrations/vast-ordningsvakt.svg" }),
  };
}
