import { exampleParticulars, shiftMoments, shiftSceneMessages } from "#app/content/shared/shift.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import type { OrderChoice } from "#app/requests/express-order/choice.ts";
import type { MomentName, ShiftMoment } from "#app/sections/shift-scene.tsx";
import { type Particulars, shiftStory } from "./shift-story.ts";
import { sumBasis } from "./sum-basis.server.ts";

/** A Thursday without supplements: price × hours is the sum. The date itself is shown nowhere. */
const choice: OrderChoice = {
  service: "guard",
  city: null,
  people: 2,
  permit: null,
  when: "valj",
  chosen: { day: "2026-11-26", from: "08:00", to: "16:00" },
};
const ordered = "2026-11-24T14:02";
const confirmed = "2026-11-24T14:20";

/**
 * The example shift that the home page, the platform page and the guards' app follow: two guards for a shop, ordered on
 * a Tuesday. Gives the scene's moments by name, its words, and its story.
 */
export function exampleShift(facts: CompanyFacts, locale: Locale, particulars?: Partial<Particulars>) {
  const orderedAt = swedishMoment(ordered);
  const confirmedAt = swedishMoment(confirmed);
  const told = { ...exampleParticulars[locale], ...particulars };
  const story =
    orderedAt &&
    confirmedAt &&
    shiftStory({ choice, orderedAt, confirmedAt, particulars: told }, sumBasis(facts, locale), locale);
  if (!story) throw new Error("the example shift has no sum");
  const texts = shiftMoments[locale];
  const moment = (name: MomentName): ShiftMoment => ({ name, ...texts[name] });
  return { moment, words: shiftSceneMessages[locale], story };
}
