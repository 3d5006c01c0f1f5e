/**
 * "From" prices in SEK a person and hour without VAT (specification, section 9); alarm response is a price
 * a callout. They apply in the daytime on weekdays, and everything that shows a price reads it here.
 */
export const prices = {
  guard: { stationary: 385, patrol: 365, alarmCallout: 395, custom: 390, construction: 395 },
  orderGuard: { events: 425, publicPlaces: 395, commercial: 415, transport: 405, hotels: 425 },
} as const;

/** Swedish VAT on every price of the site, per cent. */
export const vatPercent = 25;

/** The lowest price of a service, for "från … kr/tim". */
export function lowestPrice(service: keyof typeof prices): number {
  return Math.min(...Object.values(prices[service]));
}
