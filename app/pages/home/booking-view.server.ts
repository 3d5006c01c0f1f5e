import { promiseView, yesView } from "#app/company/response-promise.server.ts";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { bookingMessages } from "#app/content/pages/home-booking.server.ts";
import { orderChoiceMessages } from "#app/content/shared/order-choice.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { sumBasis } from "#app/pages/sum-basis.server.ts";
import {
  firstWhen,
  periodOf,
  readOrderChoice,
  shiftLabel,
  type When,
  whenOptionsAt,
} from "#app/requests/express-order/choice.ts";
import { brand } from "#brand/company.ts";

export type BookingView = ReturnType<typeof bookingView>;

/** The data of the hero's form at a given time: its options and initial values, the prices, and when we respond. */
export function bookingView(facts: CompanyFacts, now: Date, locale: Locale) {
  const { whens: names, ...questions } = orderChoiceMessages[locale];
  const basis = sumBasis(facts, locale);
  const { shiftsFrom, answeredBy, order, bookingApp } = yesView(facts.openingHours, now, locale);
  const isLate = (when: When) => {
    const period = periodOf(when, now, basis.shortestHours);
    return period !== null && whoSaysYes(period.startsAt, new Date(shiftsFrom)) === "bookingApp";
  };
  const whens = whenOptionsAt(now).map((value) => {
    const label = names[value][shiftLabel(value, now)];
    return { value, label, ...(isLate(value) && { mark: "late" }) };
  });
  return {
    messages: { ...bookingMessages[locale], ...questions },
    whens,
    initial: readOrderChoice(
      new URLSearchParams({ [orderParameters.when]: firstWhen(now, new Date(shiftsFrom)) }),
    ),
    /** For shifts that begin before a person can say yes to them, while there are any (product 1.11). */
    late: whens.some(({ mark }) => mark)
      ? {
          shiftsFrom,
          bookingApp: bookingApp.text,
          orderAnyway: order.anyway,
          sendAnyway: order.sendAnyway,
        }
      : null,
    now: now.getTime(),
    answeredBy,
    basis,
    promise: promiseView(facts.openingHours, now, locale),
    phone: brand.phone,
  };
}
