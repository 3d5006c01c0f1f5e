import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { FormFields } from "#app/admin/ui/outcome.ts";
import type { HistoryEntry } from "#app/admin/ui/settings-history.tsx";
import { capital } from "#app/i18n/capital.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatIsoDay, noonOf } from "#app/i18n/swedish-days.ts";
import type { DemoChange, OpeningRules, SalesRep, SpecialDay } from "./data.server.ts";
import { demoSettingsWords } from "./words.server.ts";

/** The sales reps, each with the form that activates or pauses it. */
export function salesRepEntries(salesReps: readonly SalesRep[], locale: Locale) {
  const words = demoSettingsWords[locale].salesReps;
  return salesReps.map((salesRep) => ({
    ...salesRep,
    values: salesRepTexts(salesRep),
    ahead: String(salesRep.ahead),
    turn: fill(salesRep.active ? words.pause : words.resume, { name: salesRep.name }),
  }));
}

/** A sales rep as fields of its form, and whether it is active, which raises the version as well. */
export function salesRepTexts({ name, email, meetLink, teamsLink, active }: SalesRep): Fields {
  return {
    name,
    email: email ?? "",
    meetLink: meetLink ?? "",
    teamsLink: teamsLink ?? "",
    state: active ? "active" : "paused",
  };
}

/** The opening rules as fields of their form: days as "1,2,3", an unchecked box as "". */
export function ruleTexts({ weekdays, closeOnEves, ...rules }: OpeningRules): Fields {
  return {
    weekdays: weekdays.join(","),
    opens: rules.opens,
    closes: rules.closes,
    weeks: String(rules.weeks),
    slotMinutes: String(rules.slotMinutes),
    bufferMinutes: String(rules.bufferMinutes),
    noticeMinutes: String(rules.noticeMinutes),
    changeUntilMinutes: String(rules.changeUntilMinutes),
    closeOnEves: closeOnEves ? "on" : "",
  };
}

/** "Öppnar: 08:00 → 09:00", one for each field that differs between two states. */
export function changedSettings(was: Fields, now: Fields, locale: Locale): string[] {
  const { salesReps, rules, history } = demoSettingsWords[locale];
  const { columns, ...salesRepNames } = salesReps;
  const { days: _days, weeksNames: _weeks, eves, ...ruleNames } = rules;
  const names = { ...salesRepNames, state: columns.state, ...ruleNames, closeOnEves: eves };
  const say = (name: string, value: string): string => {
    if (name === "weekdays") return shortDays(value, locale);
    if (name === "closeOnEves") return value ? history.yes : history.no;
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
  const names = demoSettingsWords[locale].rules.days;
  return days
    .split(",")
    .map((day) => names[Number(day) - 1]?.slice(0, 3))
    .join(" ");
}

/** The special days, each with the form that opens or closes it. */
export function closedDayEntries(days: readonly SpecialDay[], locale: Locale) {
  const words = demoSettingsWords[locale].closed;
  return days.map(({ day, kind, closed, sv, en, booked }) => {
    const name = formatIsoDay(day, locale);
    const fields: FormFields =
      kind === "admin"
        ? { intent: "removeDay", day, sv: sv ?? "", en: en ?? "" }
        : { intent: closed ? "openHoliday" : "closeHoliday", day };
    return {
      day,
      name: `${dateFormat(locale, { weekday: "short" }).format(noonOf(day))} ${name}`,
      reason: capital({ sv, en }[locale] ?? "") || null,
      kind: words.kinds[kind],
      closed,
      booked:
        closed && booked > 0
          ? booked === 1
            ? words.oneBooked
            : fill(words.booked, { count: String(booked) })
          : null,
      turn: {
        label: fill(closed ? words.open : words.close, { day: name }),
        fields,
      },
    };
  });
}

/** The changes of the settings in words. */
export function demoHistory(
  changes: readonly DemoChange[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): HistoryEntry[] {
  const words = demoSettingsWords[locale].history;
  return changes.map(({ id, kind, about, actor, at, data }) => ({
    id,
    text: (wordOf(words.kinds, kind) ?? kind).replace(
      "{about}",
      /^\d{4}-\d\d-\d\d$/.test(about ?? "") ? formatIsoDay(about ?? "", locale) : (about ?? ""),
    ),
    details:
      kind === "demoRules" ? changedSettings(loggedRules(data.was), loggedRules(data.now), locale) : [],
    who: actor ? (names.get(actor) ?? words.formerColleague) : words.system,
    at: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
  }));
}

/** A row of the rules' table, as the log stores it, as fields of the form (ruleTexts). */
function loggedRules(row: unknown): Fields {
  return Object.fromEntries(
    Object.entries(Object(row)).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === "boolean" ? (value ? "on" : "") : String(value).replace(/^(\d\d:\d\d):00$/, "$1"),
    ]),
  );
}
