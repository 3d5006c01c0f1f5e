import { type CitySlug, cities } from "#app/domain/cities.ts";
import { type Role, roles } from "#app/domain/services.ts";
import { localTime, nextHalfHour, swedishMoment } from "#app/i18n/swedish-time.ts";
import { orderParameters, roleSlugs } from "./addresses.ts";
import { type OrderFields, orderFields } from "./fields.ts";

/**
 * The choice that an address passes to the express order: the home page's form leads there by GET, also without
 * script.
 */
export interface OrderChoice {
  service: Role;
  /** Null when none was chosen. */
  city: CitySlug | null;
  people: number;
  /** Whether public-order guards have their permit; null when it was not said. */
  permit: Permit | null;
  when: When;
  /**
   * The times for `valj`: an ISO day and two times of day, as the fields have them; each "" when it was left open.
   */
  chosen: ChosenTimes;
}

type Permit = OrderFields["permit"]["options"][number];

/** The answers about the permit, by the word that an address carries. */
export const permitSlugs = { yes: "ja", no: "nej", unknown: "vet-inte" } as const satisfies Record<
  Permit,
  string
>;

/** When staff is needed: at once, this evening, tonight, or at chosen times. */
export const whens = ["nu", "ikvall", "inatt", "valj"] as const;
export type When = (typeof whens)[number];

export interface ChosenTimes {
  day: string;
  from: string;
  to: string;
}

/** A shift in Swedish time. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** Carries, in the form, when its page was made, as Swedish clocks showed it. */
export const seenParameter = "visad";

/** The shifts that have a name. Their times are shown beside it. */
const named = { ikvall: { from: "18:00", to: "02:00" }, inatt: { from: "22:00", to: "06:00" } } as const;

/**
 * Reads a choice from an address or a form. What is missing or unknown becomes a guard, no city, one person, at once,
 * so that the form can always be shown.
 */
export function orderChoiceOf(fields: { get(name: string): unknown }): OrderChoice {
  const text = (name: keyof typeof orderParameters) => {
    const value = fields.get(orderParameters[name]);
    return typeof value === "string" ? value.trim().slice(0, 20) : "";
  };
  const people = Math.round(Number(text("people")));
  const { min, max } = orderFields.guardCount;
  const [day, from, to] = [text("day"), text("from"), text("to")];
  const when = whens.find((one) => one === text("when"));
  return {
    service: roles.find((role) => roleSlugs[role] === text("role")) ?? "guard",
    city: cities.find(({ slug }) => slug === text("city"))?.slug ?? null,
    people: Number.isNaN(people) ? min : Math.min(max, Math.max(min, people)),
    permit: orderFields.permit.options.find((permit) => permitSlugs[permit] === text("permit")) ?? null,
    when: when ?? (day ? "valj" : "nu"),
    chosen: { day: isDay(day) ? day : "", from: isTime(from) ? from : "", to: isTime(to) ? to : "" },
  };
}

/** The choice that stands in the fields of the order's own form. */
export function choiceOfForm(fields: { get(name: string): unknown }): OrderChoice {
  const own: Readonly<Record<string, unknown>> = {
    [orderParameters.role]: roles
      .map((role) => role === fields.get("service") && roleSlugs[role])
      .find(Boolean),
    [orderParameters.people]: fields.get("guardCount"),
  };
  return orderChoiceOf({ get: (name) => own[name] ?? fields.get(name) });
}

export function parametersOf({ service, city, people, permit, when, chosen }: OrderChoice): URLSearchParams {
  return new URLSearchParams({
    [orderParameters.role]: roleSlugs[service],
    ...(city && { [orderParameters.city]: city }),
    [orderParameters.when]: when,
    [orderParameters.people]: String(people),
    ...(permit && service === "orderGuard" && { [orderParameters.permit]: permitSlugs[permit] }),
    ...(when === "valj" && {
      [orderParameters.day]: chosen.day,
      [orderParameters.from]: chosen.from,
      [orderParameters.to]: chosen.to,
    }),
  });
}

/**
 * The shift of a choice at a moment. `nu` begins at the next full half hour and lasts as long as the shortest shift;
 * an evening or night that has begun means the next one; chosen times that end before they begin end the day after.
 * Null for invalid times.
 */
export function periodOf(
  when: When,
  now: Date,
  shortestHours: number,
  { day, from, to }: ChosenTimes = { day: "", from: "", to: "" },
): Period | null {
  if (when === "nu") {
    const startsAt = nextHalfHour(now);
    return { startsAt, endsAt: new Date(startsAt.getTime() + shortestHours * 3_600_000) };
  }
  if (when === "valj") return between(day, from, to);
  const times = named[when];
  const today = between(dayOf(now), times.from, times.to);
  return today && today.startsAt > now ? today : between(nextDay(dayOf(now)), times.from, times.to);
}

/**
 * The shift that was ordered now from a page that was made at `seenAt`: the one that was named there. It begins later
 * where its time has come meanwhile: "now" within six hours, an evening or a night while an hour of it is left. What
 * has passed stays as it was, to be refused.
 */
export function orderedPeriod(
  when: When,
  { seenAt, now }: { seenAt: Date; now: Date },
  shortestHours: number,
  chosen: ChosenTimes,
): Period | null {
  const hour = 3_600_000;
  const period = periodOf(when, seenAt, shortestHours, chosen);
  if (!period || when === "valj" || period.startsAt > now) return period;
  if (when === "nu")
    return now.getTime() - seenAt.getTime() <= 6 * hour ? periodOf(when, now, shortestHours) : period;
  const startsAt = nextHalfHour(now);
  return period.endsAt.getTime() - startsAt.getTime() >= hour ? { ...period, startsAt } : period;
}

/**
 * Which label a named shift has at a moment: "next" when its name alone would mean another one: from 18:00 tomorrow's
 * evening, and between 22:00 and 06:00 the night after the current one.
 */
export function labelOf(when: When, now: Date): "this" | "next" {
  const time = localTime(now).slice("2026-11-24T".length);
  if (when === "ikvall") return time >= named.ikvall.from ? "next" : "this";
  if (when === "inatt") return time >= named.inatt.from || time < named.inatt.to ? "next" : "this";
  return "this";
}

/** The choices of a time in the order in which their shifts begin: from 18:00 to 22:00 the night comes before an evening. */
export function whensAt(now: Date): readonly When[] {
  const isEvening = labelOf("ikvall", now) === "next" && labelOf("inatt", now) === "this";
  return isEvening ? ["nu", "inatt", "ikvall", "valj"] : whens;
}

/** The ISO day of a moment in Sweden. */
export function dayOf(moment: Date): string {
  return localTime(moment).slice(0, "2026-11-24".length);
}

function between(day: string, from: string, to: string): Period | null {
  const startsAt = swedishMoment(`${day}T${from}`);
  const endsAt = swedishMoment(`${to > from ? day : nextDay(day)}T${to}`);
  return startsAt && endsAt ? { startsAt, endsAt } : null;
}

function nextDay(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return "";
  return new Date(noon.getTime() + 86_400_000).toISOString().slice(0, "2026-11-24".length);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && swedishMoment(`${text}T12:00`) !== null;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
