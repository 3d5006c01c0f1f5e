import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { pricesPage } from "#app/content/pages/prices.server.ts";
import { cities, cityName } from "#app/domain/cities.ts";
import type { CompanyFacts, Prices } from "#app/domain/company-facts.ts";
import { type PriceKey, priceKeys, priceList } from "#app/domain/price-list.ts";
import { serviceTable } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { estimate, type Rates } from "./estimate.ts";
import { receiptRows } from "./receipt-rows.ts";
import { choiceOf, type Limits, parametersOf } from "./schema.ts";

/** The amounts of the price list, and the company's supplements. */
export function ratesOf<Key extends PriceKey>(prices: Prices, keys: readonly Key[]): Rates<Key> {
  const amounts = keys.map((key) => [key, priceList[key].amount(prices)]);
  return {
    prices: Object.fromEntries(amounts) as Record<Key, number>,
    supplements: prices.supplements.amounts,
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
  const result = estimate(choice, ratesOf(facts.prices, priceKeys));
  const city = cityName(choice.city, locale);
  return {
    /** The query parameters that show it on the price page. */
    parameters: String(parametersOf(choice)),
    what: `${names[choice.service].name}, ${city}`,
    rows: receiptRows(choice, result, estimator.bands[choice.when].text, estimator.receipt, locale),
    /** SEK without VAT. */
    sum: result.sum,
    permit: serviceTable[priceList[choice.service].service].permit ? choice.permit : null,
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
