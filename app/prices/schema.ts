import { oneOf } from "#app/domain/one-of.ts";
import { type PriceKey, priceKeys, priceList } from "#app/domain/price-list.ts";
import { serviceTable } from "#app/domain/services.ts";

/**
 * The bands of inconvenient hours (the collective agreement, bevaknings- och säkerhetsavtalet), by their values in
 * URLs.
 */
export const bands = {
  dag: "weekdayDay",
  kvall: "weekdayNight",
  helgdag: "weekendDay",
  helgnatt: "weekendNight",
  storhelg: "majorHoliday",
  "jul-midsommar": "greatHoliday",
} as const;

export type When = keyof typeof bands;
export type Band = (typeof bands)[When];

export const permits = ["ja", "nej", "vet-inte"] as const;
export type Permit = (typeof permits)[number];

/** The visitor's choice. Numbers are within the limits; `typed` has the texts of their fields. */
export interface Choice {
  service: PriceKey;
  people: number;
  hours: number;
  when: When;
  permit: Permit;
  city: string;
  typed: { people: string; hours: string };
}

export interface Limits {
  people: { min: number; max: number };
  hours: { min: number; max: number };
  cities: readonly string[];
}

const example = { people: "2", hours: "8", service: "stationar", city: "goteborg" } as const;

/**
 * Reads a choice from a URL or a form: `tjanst`, `antal`, `timmar`, `nar`, `tillstand`, `stad`. A missing or unknown
 * value is taken from the example, and a number outside the limits becomes the nearest one, so that there is always an
 * estimate. Nothing is refused, so it needs no schema library.
 */
export function choiceOf(fields: { get(name: string): unknown }, limits: Limits): Choice {
  const text = (name: string, missing: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.slice(0, 20) : missing;
  };
  const typed = { people: text("antal", example.people), hours: text("timmar", example.hours) };
  return {
    service: oneOf(priceKeys, text("tjanst", "")) ?? example.service,
    people: within(limits.people, typed.people),
    hours: within(limits.hours, typed.hours),
    when: oneOf(Object.keys(bands) as When[], text("nar", "")) ?? "dag",
    permit: oneOf(permits, text("tillstand", "")) ?? "vet-inte",
    city: oneOf(limits.cities, text("stad", "")) ?? example.city,
    typed,
  };
}

/** The query parameters that show a choice again, in the order of the form. */
export function parametersOf(choice: Choice): URLSearchParams {
  const { service, unit } = priceList[choice.service];
  return new URLSearchParams({
    tjanst: choice.service,
    antal: String(choice.people),
    ...(unit === "hour" && { timmar: String(choice.hours), nar: choice.when }),
    ...(serviceTable[service].permit && { tillstand: choice.permit }),
    stad: choice.city,
  });
}

function within({ min, max }: { min: number; max: number }, typed: string): number {
  const value = Math.round(Number(typed));
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
}
