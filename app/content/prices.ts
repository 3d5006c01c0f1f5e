/**
 * What the admin may change of the prices (/admin/uppgifter), as it is as long as nobody has. Everything that shows a
 * price reads the ones that hold now: `prices` of figures.ts.
 */
export const defaultPrices = {
  /**
   * "From" prices in SEK a person and hour without VAT (specification, section 9); alarm response is a price
   * a callout. They apply in the daytime on weekdays.
   */
  guard: { stationary: 385, patrol: 365, alarmCallout: 395, custom: 390, construction: 395 },
  orderGuard: { events: 425, publicPlaces: 395, commercial: 415, transport: 405, hotels: 425 },
  /**
   * "From" prices of a guard by form of agreement, SEK an hour without VAT (specification, section 9, "Site
   * metadata hourly prices"). Which figure belongs to which form is sample, to be confirmed before publishing:
   * the specification names the figures, and the forms in its section 1.
   */
  agreement: { fullTime: 327, partTime: 350, event: 395 },
  /**
   * Supplements in SEK a person and hour, one for each band of inconvenient hours. SAMPLE: the amounts of the
   * agreement are not confirmed (domain-facts.md, "Prices"), so everything that shows one calls it an
   * estimate. Replace amounts and dates together when the agreement changes.
   */
  supplements: {
    validFrom: "2026-01-01",
    validUntil: "2026-12-31",
    amounts: {
      weekdayDay: 0,
      weekdayNight: 35,
      weekendDay: 60,
      weekendNight: 75,
      majorHoliday: 130,
      greatHoliday: 150,
    },
  },
};

/** Kronor without VAT; dates ISO. */
export type Prices = typeof defaultPrices;

/** Swedish VAT on every price of the site, per cent. */
export const vatPercent = 25;

/** The terms of a booking when the confirmation says nothing else. SAMPLE, to be confirmed before publishing. */
export const bookingTerms = {
  shortestShiftHours: 4,
  longestShiftHours: 24,
  mostPeople: 100,
  /** Later than this before the start counts as urgent. */
  urgentHours: 24,
  /** Per cent of the confirmed sum at least so many hours before the start, the longest notice first. */
  cancellation: [
    { hoursBefore: 48, percent: 0 },
    { hoursBefore: 24, percent: 50 },
    { hoursBefore: 0, percent: 100 },
  ],
  invoiceDays: 30,
} as const;
