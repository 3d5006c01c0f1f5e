import * as z from "zod/mini";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { AllOf, Stored } from "#app/domain/stored.ts";

/** The parts, each saved separately, in the order of their page. */
export const factsParts = [
  "prices",
  "statements",
  "openingHours",
  "pay",
] as const satisfies readonly (keyof CompanyFacts & Stored<"company_facts", "part">)[];
export type FactsPart = AllOf<typeof factsParts, Stored<"company_facts", "part">>;

/** The bounds of each kind of number. Prices are without VAT. */
export const bounds = {
  kronor: [1, 9999],
  supplement: [0, 9999],
  count: [1, 99_999_999],
  minutes: [1, 600],
  hours: [1, 72],
  weeks: [1, 52],
  percent: [1, 100],
  stars: [1, 5],
} as const satisfies Record<string, readonly [number, number]>;

/** A number, stored or typed: "9 000", "4,8". */
function number(kind: keyof typeof bounds) {
  const [min, max] = bounds[kind];
  const typed = z.pipe(
    z.string().check(z.regex(kind === "stars" ? /^\s*\d([.,]\d)?\s*$/ : /^\s*\d[\d\s]*$/)),
    z.transform((text) => Number(text.replace(/\s/g, "").replace(",", "."))),
  );
  return z.pipe(z.union([z.number(), typed]), z.number().check(z.gte(min), z.lte(max)));
}

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.iso.date();

/** An optional value; an empty one becomes null. */
function optional<Output>(schema: z.ZodMiniType<Output>) {
  const isEmpty = (value: unknown): boolean =>
    typeof value === "object" && value !== null
      ? Object.values(value).every(isEmpty)
      : value === null || value === undefined || (typeof value === "string" && value.trim() === "");
  return z.pipe(
    z.transform((value: unknown) => (isEmpty(value) ? null : value)),
    z.nullable(schema),
  );
}

function statement<Value>(value: z.ZodMiniType<Value>) {
  return z
    .object({
      value,
      source: optional(line),
      date: optional(day),
      footnote: optional(z.object({ sv: line, en: line })),
    })
    .check(z.refine(({ source, date }) => (source === null) === (date === null), { path: ["date"] }));
}

function span(kind: "kronor" | "hours" | "weeks") {
  return z
    .object({ from: number(kind), to: number(kind) })
    .check(z.refine(({ from, to }) => to >= from, { path: ["to"] }));
}

const price = number("kronor");
const supplement = number("supplement");

/**
 * The schema of each part. Takes what the table `company_facts` stores and what the admin's form sends, in which
 * numbers are texts and empty fields "".
 */
const factSchemas: { readonly [Part in FactsPart]: z.ZodMiniType<CompanyFacts[Part]> } = {
  prices: z.object({
    guard: z.object({
      stationary: price,
      patrol: price,
      alarmCallout: price,
      custom: price,
      construction: price,
    }),
    orderGuard: z.object({
      events: price,
      publicPlaces: price,
      commercial: price,
      transport: price,
      hotels: price,
    }),
    agreement: z.object({ fullTime: price, partTime: price, event: price }),
    supplements: z
      .object({
        validFrom: day,
        validUntil: day,
        amounts: z.object({
          weekdayDay: supplement,
          weekdayNight: supplement,
          weekendDay: supplement,
          weekendNight: supplement,
          majorHoliday: supplement,
          greatHoliday: supplement,
        }),
      })
      .check(z.refine(({ validFrom, validUntil }) => validUntil >= validFrom, { path: ["validUntil"] })),
  }),
  statements: z.object({
    users: statement(number("count")),
    deliveredHours: statement(number("count")),
    bookingMinutes: statement(number("minutes")),
    deliveryHours: statement(span("hours")),
    demoMinutes: statement(number("minutes")),
    customers: statement(number("count")),
    guards: statement(number("count")),
    orderGuards: statement(number("count")),
    appointedPercent: statement(number("percent")),
    urgentOfficeHours: statement(span("hours")),
    plannedNoticeWeeks: statement(span("weeks")),
    rating: statement(z.object({ value: number("stars"), reviews: number("count") })),
  }),
  openingHours: z.object({
    openingHours: statement(
      z
        .object({ opens: time, closes: time })
        .check(z.refine(({ opens, closes }) => closes > opens, { path: ["closes"] })),
    ),
    responseMinutes: statement(number("minutes")),
  }),
  pay: z.object({
    guard: span("kronor"),
    orderGuard: span("kronor"),
    entranceHost: span("kronor"),
    supplements: z.object({
      validFrom: day,
      amounts: z.object({ weekdayNight: supplement, weekendDay: supplement, weekendNight: supplement }),
    }),
  }),
};

/** A valid part, or the names of the invalid fields ("guard.stationary"), each once. */
export function checkFacts<Part extends FactsPart>(
  part: Part,
  content: unknown,
): { facts: CompanyFacts[Part]; wrong?: undefined } | { facts?: undefined; wrong: readonly string[] } {
  const read = factSchemas[part].safeParse(content);
  if (read.success) return { facts: read.data };
  return { wrong: [...new Set(read.error.issues.map(({ path }) => path.join(".")))] };
}
