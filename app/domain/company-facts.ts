/**
 * A figure or promise that the company states about itself. Swedish marketing law puts the burden of proof on the
 * advertiser (marknadsföringslagen 2008:486, section 10), so each has a field for its source; `null` means not yet
 * documented.
 */
export interface Statement<Value> {
  value: Value;
  source: string | null;
  /** The day when the source was read, ISO. */
  date: string | null;
  footnote: { sv: string; en: string } | null;
}

function stated<Value>(value: Value): Statement<Value> {
  return { value, source: null, date: null, footnote: null };
}

const defaultPrices = {
  /**
   * "From" prices in SEK a person and hour without VAT (product 1.5); alarm response is a price a callout. They apply
   * in the daytime on weekdays.
   */
  guard: { stationary: 385, patrol: 365, alarmCallout: 395, custom: 390, construction: 395 },
  orderGuard: { events: 425, publicPlaces: 395, commercial: 415, transport: 405, hotels: 425 },
  /**
   * "From" prices of a guard by form of agreement, SEK an hour without VAT (product 1.5). Which price belongs to
   * which form is sample, to be confirmed before publishing.
   */
  agreement: { fullTime: 327, partTime: 350, event: 395 },
  /**
   * Supplements in SEK a person and hour, one for each band of inconvenient hours. SAMPLE: the amounts of the
   * collective agreement are not confirmed, so every place that shows one calls it an estimate. Replace amounts and
   * dates together when the agreement changes.
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

const defaultStatements = {
  /** People who use the platform; written with "över". */
  users: stated(9000),
  /** Hours booked and reported on the platform; written with "ca". */
  deliveredHours: stated(50_000),
  /** Minutes from start to a created booking. */
  bookingMinutes: stated(2),
  /** Hours until a guard is on site; never said of public-order guards without their permit condition. */
  deliveryHours: stated({ from: 1, to: 4 }),
  /** Minutes of a demo, held as a video meeting, free of charge. */
  demoMinutes: stated(30),
  customers: stated(500),
  guards: stated(9000),
  /** Public-order guards connected to the platform; written with "+" or "över". */
  orderGuards: stated(1000),
  /** Every public-order guard is appointed by the police authority; per cent. */
  appointedPercent: stated(100),
  /** Hours until a guard is at an office when it is urgent. */
  urgentOfficeHours: stated({ from: 2, to: 4 }),
  /** Weeks of notice that we recommend for planned guarding. */
  plannedNoticeWeeks: stated({ from: 1, to: 2 }),
  rating: stated({ value: 4.8, reviews: 150 }),
};

const defaultOpeningHours = {
  /** Monday to Friday, Swedish time. */
  openingHours: stated({ opens: "08:00", closes: "18:00" }),
  /** Minutes to a response, on average, within opening hours. */
  responseMinutes: stated(30),
};

/**
 * Pay in SEK an hour, before tax. SAMPLE: every amount is invented until the company saves its own, and pages say so as
 * long as all of them are these.
 */
const defaultPay = {
  /** The basic pay of each role, from and to. */
  guard: { from: 152, to: 172 },
  orderGuard: { from: 165, to: 188 },
  entranceHost: { from: 146, to: 162 },
  /** What is added in the bands of inconvenient hours. */
  supplements: {
    validFrom: "2026-01-01",
    amounts: { weekdayNight: 24, weekendDay: 48, weekendNight: 56 },
  },
};

/** Kronor without VAT; dates ISO. */
export type Prices = typeof defaultPrices;
/** The prices of each service that has a price list. */
export type ServicePrices = Omit<Prices, "agreement" | "supplements">;
export type Statements = typeof defaultStatements;
/** The opening hours and the time to a response, which are changed together. */
export type OpeningHours = typeof defaultOpeningHours;

/** What the company pays its guards and hosts. */
export type Pay = typeof defaultPay;

/**
 * The company facts: its prices, statements, opening hours and pay (product 1.4, 1.5, 1.7, 13.17), in the parts that the
 * admin changes. Texts receive them as an argument and never repeat one.
 */
export interface CompanyFacts {
  prices: Prices;
  statements: Statements;
  openingHours: OpeningHours;
  pay: Pay;
}

/** The facts until somebody changes them in the admin. */
export const defaultFacts: CompanyFacts = {
  prices: defaultPrices,
  statements: defaultStatements,
  openingHours: defaultOpeningHours,
  pay: defaultPay,
};

/** The lowest price of a service, for "från … kr/tim". */
export function lowestPrice(ofService: ServicePrices[keyof ServicePrices]): number {
  return Math.min(...Object.values(ofService));
}

/** The opening hours for a sentence: "08" and "18", with minutes only where there are any. */
export function spokenHours({ openingHours }: OpeningHours): { opens: string; closes: string } {
  const { opens, closes } = openingHours.value;
  const short = (time: string) => time.replace(/:00$/, "");
  return { opens: short(opens), closes: short(closes) };
}
