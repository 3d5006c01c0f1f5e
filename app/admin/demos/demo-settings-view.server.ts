import { changedFields, type Fields } from "#app/admin/ui/merged-fields.ts";
import type { HistoryEntry } from "#app/admin/ui/settings-history.tsx";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { DemoChange, OpeningRules, SalesRep, SpecialDay } from "./data.server.ts";
import type { ClosedDayEntry } from "./demo-closed-days.tsx";
import type { SalesRepEntry } from "./sales-reps.tsx";
import { demoSettingsWords } from "./words.server.ts";

/** Sales reps with what turns each of them on or off. */
export function salesRepEntries(salesReps: readonly SalesRep[], locale: Locale): SalesRepEntry[] {
  const words = demoSettingsWords[locale].salesReps;
  return salesReps.map((salesRep) => ({
    ...salesRep,
    values: salesRepTexts(salesRep),
    ahead: String(salesRep.ahead),
    turn: fill(salesRep.active ? words.pause : words.resume, { name: salesRep.name }),
  }));
}

/** A sales rep as the fields of its form hold it, and whether it is active, which changes the version as well. */
export function salesRepTexts({ name, email, meetLink, teamsLink, active }: SalesRep): Fields {
  return {
    name,
    email: email ?? "",
    meetLink: meetLink ?? "",
    teamsLink: teamsLink ?? "",
    state: active ? "active" : "paused",
  };
}

/** The opening rules as the fields of their form hold them: the days as "1,2,3", a box that is not ticked as "". */
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

/** "Öppnar: 08:00 → 09:00", one for each field in which two states of a sales rep, or of the rules, differ. */
export function changedSettings(was: Fields, now: Fields, locale: Locale): string[] {
  const { salesReps, rules, history } = demoSettingsWords[locale];
  const names: Fields = {
    name: salesReps.name,
    email: salesReps.email,
    meetLink: salesReps.meetLink,
    teamsLink: salesReps.teamsLink,
    state: salesReps.columns.state,
    weekdays: rules.weekdays,
    opens: rules.opens,
    closes: rules.closes,
    weeks: rules.weeks,
    slotMinutes: rules.slotMinutes,
    bufferMinutes: rules.bufferMinutes,
    noticeMinutes: rules.noticeMinutes,
    changeUntilMinutes: rules.changeUntilMinutes,
    closeOnEves: rules.eves,
  };
  const say = (name: string, value: string): string => {
    if (name === "weekdays") return shortDays(value.split(","), locale);
    if (name === "closeOnEves") return value ? history.yes : history.no;
    if (name === "state") return value === "active" ? salesReps.active : salesReps.paused;
    return value || history.nothing;
  };
  return changedFields(was, now).map(({ name, ...states }) =>
    fill(history.changed, {
      name: names[name] ?? name,
      was: say(name, states.was),
      now: say(name, states.now),
    }),
  );
}

function shortDays(days: readonly unknown[], locale: Locale): string {
  const names = demoSettingsWords[locale].rules.days;
  return days.map((day) => names[Number(day) - 1]?.slice(0, 3)).join(" ");
}

/** The special days, each with what opens or closes it. */
export function closedDayEntries(days: readonly SpecialDay[], locale: Locale): ClosedDayEntry[] {
  const words = demoSettingsWords[locale].closed;
  return days.map(({ day, kind, closed, sv, en, booked }): ClosedDayEntry => {
    const name = dayName(day, locale);
    return {
      day,
      name: `${dateFormat(locale, { weekday: "short" }).format(new Date(`${day}T12:00:00Z`))} ${name}`,
      reason: capital({ sv, en }[locale]),
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
        fields:
          kind === "admin"
            ? { intent: "removeDay", day, sv: sv ?? "", en: en ?? "" }
            : { intent: closed ? "openHoliday" : "closeHoliday", day },
      },
    };
  });
}

/** What was changed of the settings, by whom, in words. */
export function demoHistory(
  changes: readonly DemoChange[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): HistoryEntry[] {
  const words = demoSettingsWords[locale].history;
  return changes.map(({ id, kind, about, actor, at, data }) => ({
    id,
    text: (Object.entries(words.kinds).find(([known]) => known === kind)?.[1] ?? kind).replace(
      "{about}",
      /^\d{4}-\d\d-\d\d$/.test(about ?? "") ? dayName(about ?? "", locale) : (about ?? ""),
    ),
    details: kind === "demoRules" ? ruleChanges(data, locale) : [],
    who: actor ? (names.get(actor) ?? words.formerColleague) : words.system,
    at: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
  }));
}

function ruleChanges(data: Readonly<Record<string, unknown>>, locale: Locale): string[] {
  const { history, rules } = demoSettingsWords[locale];
  const columns: Record<string, string> = {
    weekdays: rules.weekdays,
    opens: rules.opens,
    closes: rules.closes,
    slot_minutes: rules.slotMinutes,
    buffer_minutes: rules.bufferMinutes,
    notice_minutes: rules.noticeMinutes,
    change_until_minutes: rules.changeUntilMinutes,
    weeks: rules.weeks,
    close_on_eves: rules.eves,
  };
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return shortDays(value, locale);
    if (typeof value === "boolean") return value ? history.yes : history.no;
    return String(value).replace(/^(\d\d:\d\d):00$/, "$1");
  };
  return Object.entries(columns).flatMap(([column, name]) => {
    const [was, now] = [data.was, data.now].map((rows) => say(Reflect.get(Object(rows), column)));
    return was === now || was === undefined || now === undefined
      ? []
      : [fill(history.changed, { name, was, now })];
  });
}

/** The library of holidays writes their names small. */
function capital(text: string | null): string | null {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

function dayName(day: string, locale: Locale): string {
  return formatDay(`${day}T12:00:00Z`, locale, { year: true });
}
