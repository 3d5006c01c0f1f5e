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

/** Hours within which the team is in touch with whoever has booked a demo (product 12.1). */
export const demoContactHours = 24;
