import { clockHeaders, promiseView } from "#app/company/response-promise.server.ts";
import { bookingMessages } from "#app/content/pages/home-booking.server.ts";
import { orderChoiceMessages } from "#app/content/shared/order-choice.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { sumBasis } from "#app/pages/sum-basis.server.ts";
import {
  type OrderChoice,
  readOrderChoice,
  shiftLabel,
  whenOptionsAt,
} from "#app/requests/express-order/choice.ts";
import { brand } from "#brand/company.ts";

export type BookingView = ReturnType<typeof bookingView>;

/** The data of the hero's form at a given time: its options and initial values, the prices, and when we respond. */
export function bookingView(facts: CompanyFacts, now: Date, locale: Locale) {
  const { whens: names, ...questions } = orderChoiceMessages[locale];
  return {
    messages: { ...bookingMessages[locale], ...questions },
    whens: whenOptionsAt(now).map((value) => ({ value, label: names[value][shiftLabel(value, now)] })),
    initial: initialChoice(now),
    now: now.getTime(),
    /** When this data expires, in ms since the epoch. */
    endsAt: Date.parse(clockHeaders(facts.openingHours, now).expires),
    basis: sumBasis(facts, locale),
    promise: promiseView(facts.openingHours, now, locale),
    phone: brand.phone,
  };
}

/** The initial values: a guard this evening, or at once when the evening has begun. */
function initialChoice(now: Date): OrderChoice {
  const evening =
    shiftLabel("ikvall", now) === "this" && localTime(now).slice("2026-11-24T".length) >= "06:00";
  return readOrderChoice(new URLSearchParams({ nar: evening ? "ikvall" : "nu" }));
}
