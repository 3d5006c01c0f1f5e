import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { pricesPage } from "#app/content/pages/prices.server.ts";
import { cities, cityName } from "#app/domain/cities.ts";
import type { CompanyFacts, Prices } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { estimate, type Rates } from "./estimate.ts";
import { receiptRows } from "./receipt-rows.ts";
import { choiceOf, type Limits, parametersOf, services } from "./schema.ts";

/** The company's prices by the estimator's services. */
export function ratesOf({ guard, orderGuard, supplements }: Prices): Rates {
  return {
    prices: {
      rondering: guard.patrol,
      stationar: guard.stationary,
      skraddarsytt: guard.custom,
      bygg: guard.construction,
      larm: guard.alarmCallout,
      "offentlig-plats": orderGuard.publicPlaces,
      transport: orderGuard.transport,
      kommersiellt: orderGuard.commercial,
      evenemang: orderGuard.events,
      hotell: orderGuard.hotels,
    },
    supplements: supplements.amounts,
    vatPercent,
  };
}

export const limits: Limits = {
  people: { min: 1, max: bookingTerms.mostPeople },
  hours: { min: bookingTerms.shortestShiftHours, max: bookingTerms.longestShiftHours },
  cities: cities.map(({ slug }) => slug),
};

export type CarriedEstimate = NonNullable<ReturnType<typeof carriedEstimate>>;

/** An estimate to include in a quote request: its subject, its rows in one language, and its sum; null for none. */
export function carriedEstimate(facts: CompanyFacts, locale: Locale, parameters: URLSearchParams) {
  if (!parameters.has("tjanst") || !parameters.has("antal")) return null;
  const { estimator, services: names } = pricesPage(facts, locale);
  const choice = choiceOf(parameters, limits);
  const result = estimate(choice, ratesOf(facts.prices));
  const city = cityName(choice.city, locale);
  return {
    /** The query parameters that show it on the price page. */
    parameters: String(parametersOf(choice)),
    what: `${names[choice.service].name}, ${city}`,
    rows: receiptRows(choice, result, estimator.bands[choice.when].text, estimator.receipt, locale),
    /** SEK without VAT. */
    sum: result.sum,
    permit: services[choice.service].role === "orderGuard" ? choice.permit : null,
  };
}

/** The estimate as it is stored, in both languages, from a form's parameters; null for none. */
export function estimateRecord(facts: CompanyFacts, parameters: string) {
  const search = new URLSearchParams(parameters);
  const [sv, en] = [carriedEstimate(facts, "sv", search), carriedEstimate(facts, "en", search)];
  return sv && en ? { parameters: sv.parameters, sum: sv.sum, sv: textOf(sv), en: textOf(en) } : null;
}

function textOf({ what, rows }: CarriedEstimate) {
  return {
    what,
    rows: rows.map(({ label, detail, terms, amount }) => ({
      label: [label, detail, terms].filter(Boolean).join(", "),
      amount,
    })),
  };
}
