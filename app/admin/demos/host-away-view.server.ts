import type { HostCalendar } from "#app/demos/calendars/calendars.server.ts";
import type { Absence } from "#app/demos/change-times.server.ts";
import type { SalesRep } from "#app/demos/demos.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noonOf } from "#app/i18n/swedish-days.ts";
import { hostAwayMessages } from "./words.server.ts";

/** "7–11 dec. 2026", or one day. */
export function daysText({ from, to }: Pick<Absence, "from" | "to">, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "short", year: "numeric" }).formatRange(
    noonOf(from),
    noonOf(to),
  );
}

/** The coming absences of a host, each with the form that ends it. */
export function absenceEntries(host: string, absences: readonly Absence[], locale: Locale) {
  return absences
    .filter(({ salesRepId }) => salesRepId === host)
    .map((absence) => ({
      id: absence.id,
      days: daysText(absence, locale),
      reason: absence.reason,
      remove: { intent: "removeAbsence", id: host, absence: absence.id },
    }));
}

/** The hosts with their calendars; `may` says whether this person may change one. */
export function calendarEntries(
  hosts: readonly SalesRep[],
  calendars: readonly HostCalendar[],
  may: (host: SalesRep) => boolean,
  locale: Locale,
) {
  const messages = hostAwayMessages[locale].calendar;
  return hosts.map((host) => {
    const calendar = calendars.find((each) => each.host === host.id);
    return {
      id: host.id,
      name: host.name,
      has: calendar !== undefined,
      state: calendar ? stateText(calendar, locale) : messages.none,
      isFailing: calendar?.problem != null,
      mayChange: may(host),
      removeText: fill(messages.removeText, { name: host.name }),
    };
  });
}

function stateText({ server, readAt, failingSince, problem }: HostCalendar, locale: Locale): string {
  const messages = hostAwayMessages[locale].calendar;
  if (failingSince && problem) {
    const values = {
      server,
      since: formatShortMoment(failingSince, locale),
      why: messages.problems[problem],
    };
    return fill(readAt ? messages.failing : messages.neverRead, values);
  }
  return readAt
    ? fill(messages.read, { server, when: formatShortMoment(readAt, locale) })
    : fill(messages.waiting, { server });
}
