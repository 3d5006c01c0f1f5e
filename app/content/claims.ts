/**
 * A figure or promise of the company's own. Swedish marketing law puts the burden of proof on the advertiser
 * (domain-facts.md, "Claims"), so each has room for where it comes from; `null` means not yet documented.
 */
export interface Claim<Value> {
  value: Value;
  source: string | null;
  /** The day the source was read, ISO. */
  date: string | null;
  footnote: { sv: string; en: string } | null;
}

function claimed<Value>(value: Value): Claim<Value> {
  return { value, source: null, date: null, footnote: null };
}

/**
 * Every claim of the specification (sections 1 and 9) that the admin may change (/admin/uppgifter), as it is as long as
 * nobody has. Copy interpolates the ones that hold now (`claims` of figures.ts) and never repeats a figure.
 */
export const defaultClaims = {
  /** People who use the platform; written with "över". */
  users: claimed(9000),
  /** Hours booked and reported on the platform; written with "ca". */
  deliveredHours: claimed(50_000),
  /** Minutes from start to a created booking. */
  bookingMinutes: claimed(2),
  /** Hours to a väktare on site; never said of ordningsvakter without their permit condition. */
  deliveryHours: claimed({ from: 1, to: 4 }),
  /** Minutes of a demo, held as a video meeting, free of charge. */
  demoMinutes: claimed(30),
  customers: claimed(500),
  guards: claimed(9000),
  /** Public-order guards connected to the platform; written with "+" or "över". */
  orderGuards: claimed(1000),
  /** Every public-order guard is appointed by the police authority; per cent. */
  appointedPercent: claimed(100),
  /** Hours to a guard in an office when it is urgent. */
  urgentOfficeHours: claimed({ from: 2, to: 4 }),
  /** Weeks ahead that we advise for planned guarding. */
  plannedNoticeWeeks: claimed({ from: 1, to: 2 }),
  rating: claimed({ value: 4.8, reviews: 150 }),
};

/** When the company answers, and how soon; the admin changes them together. */
export const defaultHours = {
  /** Monday to Friday, Swedish time. */
  openingHours: claimed({ opens: "08:00", closes: "18:00" }),
  /** Minutes to an answer, on average, in office hours. */
  responseMinutes: claimed(30),
};

export type Claims = typeof defaultClaims;
export type Hours = typeof defaultHours;

/** Hours within which the team is in touch with whoever has booked a demo (specification section 9). */
export const demoContactHours = 24;

/**
 * Whether search engines are told the rating with the app (domain-facts.md, "Search"). Set it to false as long as
 * the reviews can't be shown to whoever asks; the pages then still say it in words.
 */
export const ratingInSearch: boolean = true;
