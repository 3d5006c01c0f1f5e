import { bookingTerms } from "#app/content/booking-terms.ts";
import { pricesPage } from "#app/content/pages/prices.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { pricedServices, serviceTable } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ratesOf } from "#app/prices/carried-estimate.server.ts";
import { type Band, bands } from "#app/prices/schema.ts";
import type { SumBasis } from "./booking-sum.ts";

/** What an order's estimate is calculated from, and the texts of its rows (product 9). */
export function sumBasis(facts: CompanyFacts, locale: Locale): SumBasis {
  const { estimator } = pricesPage(facts, locale);
  const { staff, base, supplement, supplementHours } = estimator.receipt;
  const bandNames = (Object.keys(bands) as (keyof typeof bands)[]).map(
    (slug) => [bands[slug], estimator.bands[slug].text] as const,
  );
  return {
    rates: ratesOf(
      facts.prices,
      pricedServices.map((service) => serviceTable[service].price),
    ),
    receipt: { staff, base, supplement, supplementHours },
    bands: Object.fromEntries(bandNames) as Record<Band, string>,
    shortestHours: bookingTerms.shortestShiftHours,
    longestHours: bookingTerms.longestShiftHours,
  };
}
