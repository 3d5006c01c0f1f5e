import { clockHeaders, promiseView } from "#app/company/answer-promise.server.ts";
import { brand } from "#app/content/brand.ts";
import { bookingWords } from "#app/content/pages/home-booking.server.ts";
import { orderChoiceWords } from "#app/content/shared/order-choice.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import {
  type OrderChoice,
  readOrderChoice,
  shiftLabel,
  whenOptionsAt,
} from "#app/leads/express-order/choice.ts";
import { sumBasis } from "#app/pages/sum-basis.server.ts";

export type BookingView = ReturnType<typeof bookingView>;

/** What the form of the hero shows at a moment: its choices, the one that it begins with, the prices, the promise. */
export function bookingView(facts: CompanyFacts, now: Date, locale: Locale) {
  const { whens: names, ...questions } = orderChoiceWords[locale];
  return {
    words: { ...bookingWords[locale], ...questions },
    whens: whenOptionsAt(now).map((value) => ({ value, label: names[value][shiftLabel(value, now)] })),
    asked: askedAt(now),
    now: now.getTime(),
    /** Until then all of this holds. */
    endsAt: Date.parse(clockHeaders(facts.openingHours, now).expires),
    basis: sumBasis(facts, locale),
    promise: promiseView(facts.openingHours, now, locale),
    phone: brand.phone,
  };
}

/** What the form begins with: a guard this evening, or at once when the evening has come. */
function askedAt(now: Date): OrderChoice {
  const evening =
    shiftLabel("ikvall", now) === "this" && localTime(now).slice("2026-11-24T".length) >= "06:00";
  return readOrderChoice(new URLSearchParams({ nar: evening ? "ikvall" : "nu" }));
}
