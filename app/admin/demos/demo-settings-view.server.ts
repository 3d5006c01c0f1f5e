import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import type { HistoryEntry } from "#app/admin/ui/settings-history.tsx";
import { demoSettingsHref, hostFormParameter, hostParameter, newHost } from "#app/admin/urls.ts";
import type { Absence } from "#app/demos/change-times.server.ts";
import type { DemoChange, OpeningRules, SalesRep, SpecialDay } from "#app/demos/demos.server.ts";
import type { Hours } from "#app/demos/slots.ts";
import { isoDays } from "#app/demos/staff-schema.ts";
import { oneOf } from "#app/domain/one-of.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatIsoDay, noonOf } from "#app/i18n/swedish-days.ts";
import { absenceEntries } from "./host-away-view.server.ts";
import { demoSettingsMessages, hostAwayMessages } from "./words.server.ts";

/**
 * The sales reps, each with the label of the button that pauses or resumes it, and the days of the form for its hours
 * where `member` may change them (product 12.10); `weekdays` are those with demos.
 */
export function salesRepEntries(
  salesReps: readonly SalesRep[],
  {
    member,
    weekdays,
    absences,
    names,
    locale,
  }: {
    member: Member;
    weekdays: readonly number[];
    absences: readonly Absence[];
    names: Names;
    locale: Locale;
  },
) {
  const messages = demoSettingsMessages[locale].salesReps;
  return salesReps.map((salesRep) => ({
    ...salesRep,
    values: salesRepTexts(salesRep),
    user: salesRep.userId && (names.get(salesRep.userId) ?? null),
    hoursText: hoursText(salesRep.hours, locale),
    hourValues: hourTexts(salesRep.hours),
    hourDays: mayChangeHours(salesRep, member)
      ? isoDays.filter((day) => weekdays.includes(day) || salesRep.hours?.[day])
      : null,
    forms: hostForms(salesRep, member).map((form) => ({
      form,
      href: demoSettingsHref("hosts", locale, { [hostParameter]: salesRep.id, [hostFormParameter]: form }),
      label: formLabels(locale)[form],
    })),
    absences: absenceEntries(salesRep.id, absences, locale),
    ahead: String(salesRep.ahead),
    turn: fill(salesRep.active ? messages.pause : messages.resume, { name: salesRep.name }),
  }));
}

type Member = { userId: string; role: StaffRole };

/** Whether somebody may change the hours, the absences and the calendar of a sales rep. */
export const mayChangeHours = ({ userId }: SalesRep, member: Member) =>
  member.role === "admin" || member.userId === userId;

/** The forms of a host, by their value of `hostFormParameter`. */
const formNames = ["facts", "hours", "absence"] as const;
type HostForm = (typeof formNames)[number];

const formLabels = (locale: Locale): Record<HostForm, string> => ({
  facts: demoSettingsMessages[locale].salesReps.edit,
  hours: demoSettingsMessages[locale].hours.edit,
  absence: hostAwayMessages[locale].absence.edit,
});

/** The forms of a sales rep that somebody may use. */
function hostForms(salesRep: SalesRep, member: Member): HostForm[] {
  return formNames.filter((form) => form === "facts" || mayChangeHours(salesRep, member));
}

/** The form of a host that a URL opens; null for none. */
export function openForm(url: URL, salesReps: readonly SalesRep[], member: Member, locale: Locale) {
  const id = url.searchParams.get(hostParameter);
  if (id === newHost)
    return { id, form: "facts" as const, title: demoSettingsMessages[locale].salesReps.add };
  const salesRep = salesReps.find((each) => each.id === id);
  const form = oneOf(formNames, url.searchParams.get(hostFormParameter) ?? "");
  if (!salesRep || !form || !hostForms(salesRep, member).includes(form)) return null;
  return { id: salesRep.id, form, title: `${salesRep.name}: ${formLabels(locale)[form].toLowerCase()}` };
}

/** A sales rep as fields of its form, and `state`: pausing raises the version too. */
export function salesRepTexts({ name, email, meetLink, teamsLink, active, userId }: SalesRep): Fields {
  return {
    name,
    email: email ?? "",
    meetLink: meetLink ?? "",
    teamsLink: teamsLink ?? "",
    state: active ? "active" : "paused",
    user: userId ?? "",
  };
}

/** A sales rep's own hours as fields of their form. */
export function hourTexts(hours: Hours | null): Fields {
  return Object.fromEntries(
    isoDays.flatMap((day) => [
      [`from${day}`, hours?.[day]?.[0] ?? ""],
      [`to${day}`, hours?.[day]?.[1] ?? ""],
    ]),
  );
}

/** A text for each field of the hours, from templates with {day}. */
export function hourMessages(locale: Locale, { from, to }: { from: string; to: string }): Fields {
  const { days } = demoSettingsMessages[locale].rules;
  return Object.fromEntries(
    isoDays.flatMap((number) => {
      const day = capital(days[number - 1] ?? "");
      return [
        [`from${number}`, fill(from, { day })],
        [`to${number}`, fill(to, { day })],
      ];
    }),
  );
}

/** "mån tis 09:00–12:00; tor 13:00–16:00", days with the same hours together; null for no own hours. */
function hoursText(hours: Hours | null, locale: Locale): string | null {
  if (!hours) return null;
  const spans = Map.groupBy(Object.entries(hours), ([, span]) => span.join("–"));
  return [...spans]
    .map(([span, days]) => `${shortDays(days.map(([day]) => day).join(","), locale)} ${span}`)
    .join("; ");
}

/** The opening rules as fields of their form: days as "1,2,3", an unchecked box as "". */
export function ruleTexts(rules: OpeningRules): Fields {
  const fields = Object.entries(rules).filter(([name]) => name !== "version");
  return Object.fromEntries(fields.map(([name, value]) => [name, ruleText(value)]));
}

function ruleText(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");
}

/** "Öppnar: 08:00 → 09:00", one line for each field that differs between two states. */
export function changedSettings(
  was: Fields,
  now: Fields,
  locale: Locale,
  people: Names = new Map(),
): string[] {
  const { salesReps, rules, hours, history } = demoSettingsMessages[locale];
  const { columns, ...salesRepNames } = salesReps;
  const { days: _days, weeksNames: _weeks, eves, ...ruleNames } = rules;
  const names = {
    ...salesRepNames,
    state: columns.state,
    ...ruleNames,
    closeOnEves: eves,
    ...hourMessages(locale, hours),
  };
  const say = (name: string, value: string): string => {
    if (name === "weekdays") return shortDays(value, locale);
    if (name === "closeOnEves") return value ? history.yes : history.no;
    if (name === "user") return people.get(value) ?? salesReps.nobody;
    if (name === "state") return value === "active" ? salesReps.active : salesReps.paused;
    return value || history.nothing;
  };
  return Object.entries(names).flatMap(([name, label]) => {
    const [before, after] = [was[name], now[name]];
    return before === undefined || after === undefined || before === after
      ? []
      : [fill(history.changed, { name: label, was: say(name, before), now: say(name, after) })];
  });
}

function shortDays(days: string, locale: Locale): string {
  const names = demoSettingsMessages[locale].rules.days;
  return days
    .split(",")
    .map((day) => names[Number(day) - 1]?.slice(0, 3))
    .join(" ");
}

/** The special days, the staff's own and the others, each with the hidden fields of the form that opens or closes it. */
export function closedDayEntries(days: readonly SpecialDay[], locale: Locale) {
  const messages = demoSettingsMessages[locale].closed;
  const isOwn = ({ kind }: SpecialDay) => kind === "admin";
  const own = days.filter(isOwn);
  const holidays = days.filter((day) => !isOwn(day));
  return {
    own: dayEntries(own, locale),
    holidays: dayEntries(holidays, locale),
    holidaysText: fill(messages.holidays, { count: String(holidays.length) }),
  };
}

export type DayEntry = ReturnType<typeof dayEntries>[number];

function dayEntries(days: readonly SpecialDay[], locale: Locale) {
  const messages = demoSettingsMessages[locale].closed;
  return days.map(({ day, kind, closed, sv, en, booked }) => {
    const name = formatIsoDay(day, locale);
    const fields: HiddenValues =
      kind === "admin"
        ? { intent: "removeDay", day, sv: sv ?? "", en: en ?? "" }
        : { intent: closed ? "openHoliday" : "closeHoliday", day };
    return {
      day,
      name: `${dateFormat(locale, { weekday: "short" }).format(noonOf(day))} ${name}`,
      reason: capital({ sv, en }[locale] ?? "") || null,
      kind: messages.kinds[kind],
      closed,
      booked: closed && booked > 0 ? countWords(messages.booked, booked, locale) : null,
      turn: { label: fill(closed ? messages.open : messages.close, { day: name }), fields },
    };
  });
}

/** The changes of the settings as entries of the history. */
export function demoHistory(changes: readonly DemoChange[], names: Names, locale: Locale): HistoryEntry[] {
  const messages = demoSettingsMessages[locale].history;
  return changes.map(({ id, kind, about, actor, at, data }) => ({
    id,
    text: (wordOf(messages.kinds, kind) ?? kind).replace(
      "{about}",
      /^\d{4}-\d\d-\d\d$/.test(about ?? "") ? formatIsoDay(about ?? "", locale) : (about ?? ""),
    ),
    details:
      kind === "demoRules" ? changedSettings(loggedRules(data.was), loggedRules(data.now), locale) : [],
    actor: nameOf(names, actor, locale) ?? messages.system,
    at: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
  }));
}

/** A row of demo_settings, as the log stores it, as the fields that `ruleTexts` gives. */
function loggedRules(row: unknown): Fields {
  return Object.fromEntries(
    Object.entries(Object(row)).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      ruleText(value).replace(/^(\d\d:\d\d):00$/, "$1"),
    ]),
  );
}
