import type { CompanyFacts } from "#app/domain/company-facts.ts";

const stated = <Value>(value: Value) => ({ value, source: null, date: null, footnote: null });

/** Unusual company facts: a page that does not show them ignores the company facts. */
export const improbableFacts: CompanyFacts = {
  prices: {
    guard: { stationary: 7431, patrol: 7417, alarmCallout: 7433, custom: 7439, construction: 7451 },
    orderGuard: { events: 7457, publicPlaces: 7459, commercial: 7477, transport: 7481, hotels: 7487 },
    agreement: { fullTime: 7489, partTime: 7499, event: 7507 },
    supplements: {
      validFrom: "2031-02-03",
      validUntil: "2031-11-29",
      amounts: {
        weekdayDay: 0,
        weekdayNight: 617,
        weekendDay: 619,
        weekendNight: 631,
        majorHoliday: 641,
        greatHoliday: 643,
      },
    },
  },
  statements: {
    users: stated(74_311),
    deliveredHours: stated(743_117),
    bookingMinutes: stated(59),
    deliveryHours: stated({ from: 61, to: 67 }),
    demoMinutes: stated(83),
    customers: stated(7_433),
    guards: stated(74_317),
    orderGuards: stated(74_353),
    appointedPercent: stated(97),
    urgentOfficeHours: stated({ from: 37, to: 43 }),
    plannedNoticeWeeks: stated({ from: 17, to: 19 }),
    rating: stated({ value: 3.7, reviews: 7_459 }),
  },
  openingHours: {
    openingHours: stated({ opens: "06:47", closes: "19:53" }),
    responseMinutes: stated(71),
  },
  pay: {
    guard: { from: 7523, to: 7529 },
    orderGuard: { from: 7537, to: 7541 },
    entranceHost: { from: 7547, to: 7549 },
    supplements: {
      validFrom: "2031-04-05",
      amounts: { weekdayNight: 647, weekendDay: 653, weekendNight: 659 },
    },
  },
};

/** How the default facts look in a text of either language: amounts with their currency, and distinctive numbers. */
export const defaultFactTexts =
  /(?<![\d–.])(?:327|350|365|385|390|395|405|415|425)\s*(?:kr|SEK)|SEK\s*(?:327|350|365|385|390|395|405|415|425)(?!\d)|(?<!\d)9[\s,]000|50[\s,]000|4[.,]8(?!\d)|\b30\s(?:minuter|minutes)|\b(?:1–4|2–4)\s(?:timmar|hours)|mån.?–.?fre\s08|Mon.?–.?Fri\s08|08:00.?–.?18:00/;
