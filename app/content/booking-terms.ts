/** Swedish VAT on every price, per cent. */
export const vatPercent = 25;

/** The terms of a booking unless its confirmation says otherwise. SAMPLE, to be confirmed before publishing. */
export const bookingTerms = {
  shortestShiftHours: 4,
  longestShiftHours: 24,
  mostPeople: 100,
  /** A shorter notice than this counts as urgent. */
  urgentHours: 24,
  /** Per cent of the confirmed sum at least so many hours before the start, longest notice first. */
  cancellation: [
    { hoursBefore: 48, percent: 0 },
    { hoursBefore: 24, percent: 50 },
    { hoursBefore: 0, percent: 100 },
  ],
  invoiceDays: 30,
} as const;

/**
 * The team contacts somebody who booked a demo within so many hours of working days (product 12.1; `contactBefore`).
 */
export const demoContactHours = 24;
