import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { type CitySlug, cities } from "#app/domain/cities.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { isUnpriced, type OrderedService, orderedServices, serviceTable } from "#app/domain/services.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { localTime, nextHalfHour, swedishDay, swedishMoment } from "#app/i18n/swedish-time.ts";
import { type OrderFields, orderFields } from "./fields.ts";

/**
 * What the URL of the express order preselects: the home page's form leads there by GET, with and without script.
 */
export interface OrderChoice {
  service: OrderedService;
  /** Null when none was chosen. */
  city: CitySlug | null;
  people: number;
  /** Whether there is a permit for public-order guards; null when it was not answered. */
  permit: Permit | null;
  when: When;
  /** The times for `valj`: an ISO day and two times of day ("18:00"); each "" when it is missing or invalid. */
  chosen: ChosenTimes;
}

type Permit = OrderFields["permit"]["options"][number];

/** The value of the permit's URL parameter for each answer. */
export const permitSlugs = { yes: "ja", no: "nej", unknown: "vet-inte" } as const satisfies Record<
  Permit,
  string
>;

/** What an order of a service asks or says besides: forms show it by this mark of its option (`Segmented`). */
export function orderMark(service: OrderedService): "permit" | "unpriced" | undefined {
  if (serviceTable[service].permit) return "permit";
  return isUnpriced(service) ? "unpriced" : undefined;
}

/** When staff is needed: at once, this evening, tonight, or at chosen times. */
export const whenOptions = ["nu", "ikvall", "inatt", "valj"] as const;
export type When = (typeof whenOptions)[number];

export interface ChosenTimes {
  day: string;
  from: string;
  to: string;
}

/** When a shift begins and ends. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** The form's field with the time at which its page was rendered, in Swedish local time. */
export const renderedAtParameter = "visad";

/** The Swedish times of the shifts that have a name. */
const namedShifts = {
  ikvall: { from: "18:00", to: "02:00" },
  inatt: { from: "22:00", to: "06:00" },
} as const;

/**
 * Reads a choice from URL parameters or a form. A value that is missing or unknown becomes the default (a guard, no
 * city, one person, at once), so that the form can always be shown.
 */
export function readOrderChoice(fields: { get(name: string): unknown }): OrderChoice {
  const text = (name: keyof typeof orderParameters) => {
    const value = fields.get(orderParameters[name]);
    return typeof value === "string" ? value.trim().slice(0, 20) : "";
  };
  const people = Math.round(Number(text("people")));
  const { min, max } = orderFields.guardCount;
  const [day, from, to] = [text("day"), text("from"), text("to")];
  const when = oneOf(whenOptions, text("when"));
  return {
    service: orderedServices.find((service) => serviceTable[service].slug === text("role")) ?? "guard",
    city: cities.find(({ slug }) => slug === text("city"))?.slug ?? null,
    people: Number.isNaN(people) ? min : Math.min(max, Math.max(min, people)),
    permit: orderFields.permit.options.find((permit) => permitSlugs[permit] === text("permit")) ?? null,
    when: when ?? (day ? "valj" : "nu"),
    chosen: { day: isDay(day) ? day : "", from: isTime(from) ? from : "", to: isTime(to) ? to : "" },
  };
}

/** A choice as URL parameters, for the order and the booking app: what `readOrderChoice` reads. */
export function choiceParameters({ service, city, people, permit, when, chosen }: OrderChoice) {
  const { role, city: place, people: number, permit: allowed, when: time, day, from, to } = orderParameters;
  const given: [name: string, value: string][] = [
    [role, serviceTable[service].slug],
    [place, city ?? ""],
    [number, String(people)],
    [allowed, serviceTable[service].permit && permit ? permitSlugs[permit] : ""],
    [time, when],
    ...(when === "valj"
      ? (
          [
            [day, chosen.day],
            [from, chosen.from],
            [to, chosen.to],
          ] as const
        ).map(([name, value]): [string, string] => [name, value])
      : []),
  ];
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

/** What was ordered, as parameters for the booking app's URL. */
export function orderedChoice({
  service,
  guardCount,
  startsAt,
  endsAt,
}: Period & { service: OrderedService; guardCount: number }) {
  const [day = "", from = ""] = localTime(startsAt).split("T");
  const [, to = ""] = localTime(endsAt).split("T");
  const chosen = { day, from, to };
  return choiceParameters({ service, city: null, people: guardCount, permit: null, when: "valj", chosen });
}

/** Reads the choice from the order's own form, whose fields for role and number have other names. */
export function readFormChoice(fields: { get(name: string): unknown }): OrderChoice {
  const service = orderedServices.find((each) => each === fields.get("service"));
  const formFields: Readonly<Record<string, unknown>> = {
    [orderParameters.role]: service && serviceTable[service].slug,
    [orderParameters.people]: fields.get("guardCount"),
  };
  return readOrderChoice({ get: (name) => formFields[name] ?? fields.get(name) });
}

/**
 * The shift that a choice means at `now`. `nu` begins at the next full half hour and lasts `shortestHours`; an evening
 * or night that has begun means the next one; chosen times that end before they begin end the day after. Null for
 * invalid times.
 */
export function periodOf(
  when: When,
  now: Date,
  shortestHours: number,
  { day, from, to }: ChosenTimes = { day: "", from: "", to: "" },
): Period | null {
  if (when === "nu") {
    const startsAt = nextHalfHour(now);
    return { startsAt, endsAt: new Date(startsAt.getTime() + shortestHours * milliseconds.hour) };
  }
  if (when === "valj") return between(day, from, to);
  const times = namedShifts[when];
  const today = between(swedishDay(now), times.from, times.to);
  return today && today.startsAt > now ? today : between(nextDay(swedishDay(now)), times.from, times.to);
}

/**
 * The shift of an order that is sent at `now` from a page that was rendered at `renderedAt`: the one that the page
 * named (product 11.4). If it has begun meanwhile it starts at the next half hour instead: "nu" up to six hours after
 * rendering, an evening or night while an hour of it is left. One that has passed is given as it was, and the schema
 * refuses it.
 */
export function orderedPeriod(
  when: When,
  { renderedAt, now }: { renderedAt: Date; now: Date },
  shortestHours: number,
  chosen: ChosenTimes,
): Period | null {
  const period = periodOf(when, renderedAt, shortestHours, chosen);
  if (!period || when === "valj" || period.startsAt > now) return period;
  if (when === "nu")
    return now.getTime() - renderedAt.getTime() <= 6 * milliseconds.hour
      ? periodOf(when, now, shortestHours)
      : period;
  const startsAt = nextHalfHour(now);
  return period.endsAt.getTime() - startsAt.getTime() >= milliseconds.hour ? { ...period, startsAt } : period;
}

/**
 * Which label a named shift has at `now`: "next" (tomorrow evening, next night) once the current one has begun: the
 * evening from 18:00, the night between 22:00 and 06:00.
 */
export function shiftLabel(when: When, now: Date): "this" | "next" {
  const time = localTime(now).slice("2026-11-24T".length);
  if (when === "ikvall") return time >= namedShifts.ikvall.from ? "next" : "this";
  if (when === "inatt")
    return time >= namedShifts.inatt.from || time < namedShifts.inatt.to ? "next" : "this";
  return "this";
}

/** The options in the order in which their shifts begin: from 18:00 to 22:00 tonight comes before tomorrow evening. */
export function whenOptionsAt(now: Date): readonly When[] {
  const isEvening = shiftLabel("ikvall", now) === "next" && shiftLabel("inatt", now) === "this";
  return isEvening ? ["nu", "inatt", "ikvall", "valj"] : whenOptions;
}

/**
 * The time that is selected at first: this evening, or at once when the evening has begun; if it begins before a person
 * can say yes to it, the first named shift that does not (product 1.11). If all do, it stays, and the booking app is
 * the first action.
 *
 * @param shiftsFrom the earliest start that a person can say yes to (`firstResponse`)
 */
export function firstWhen(now: Date, shiftsFrom: Date): When {
  const isDay =
    shiftLabel("ikvall", now) === "this" &&
    localTime(now).slice("2026-11-24T".length) >= namedShifts.inatt.to;
  const usual: When = isDay ? "ikvall" : "nu";
  const canBeKept = (when: When) => {
    const period = when === "valj" ? null : periodOf(when, now, 0);
    return period !== null && whoSaysYes(period.startsAt, shiftsFrom) === "order";
  };
  return [usual, ...whenOptionsAt(now)].find(canBeKept) ?? usual;
}

/**
 * The shift between two times of the clock, over midnight when the second is not later. Where the clock skips an hour
 * the shift begins before it and ends after it, so that it never ends before it begins; of an hour that comes twice
 * both are the first.
 */
function between(day: string, from: string, to: string): Period | null {
  const startsAt = swedishMoment(`${day}T${from}`, "earlier");
  const endsAt = swedishMoment(`${to > from ? day : nextDay(day)}T${to}`);
  return startsAt && endsAt ? { startsAt, endsAt } : null;
}

function nextDay(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return "";
  return new Date(noon.getTime() + milliseconds.day).toISOString().slice(0, "2026-11-24".length);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && swedishMoment(`${text}T12:00`) !== null;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
