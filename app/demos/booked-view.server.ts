import { type CalendarEvent, google, outlook } from "calendar-link";
import { demoEventMessages } from "#app/content/emails/demo.server.ts";
import { bookedDemoPage, demoFormMessages } from "#app/content/pages/demo.server.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { meetingMinutes } from "./calendar-file.server.ts";
import { type DemoLink, ownDemoHref } from "./link.ts";
import { ownTime } from "./own-time.ts";
import type { OwnDemo } from "./slots.server.ts";
import { zoneName } from "./slots.ts";

/** The confirmation of a booking, for its page. */
export function bookedView(booking: OwnDemo, link: DemoLink, locale: Locale) {
  const messages = bookedDemoPage[locale];
  const { service, meetingPlatform } = demoFormMessages[locale].fields;
  return {
    email: booking.email,
    /** In the visitor's own time. */
    seeYou: fill(messages.seeYou, {
      time: ownTime([booking.startsAt], booking.timeZone, locale) ?? formatClock(booking.startsAt, locale),
    }),
    facts: [
      { name: messages.when, value: meetingTime(booking, locale) },
      {
        name: messages.where,
        value: fill(booking.meetingLink ? messages.link : messages.linkLater, {
          platform: meetingPlatform.options[booking.platform],
        }),
      },
      { name: messages.about, value: service.options[booking.service] },
      {
        name: messages.change,
        value: fill(messages.changeText, { before: durationText(booking.changeUntilMinutes, locale) }),
      },
    ],
    /** Null when it is too late to change. */
    changeHref: booking.changeable ? ownDemoHref("change", link, locale) : null,
    calendarHref: ownDemoHref("calendar", link, locale),
    ...calendarLinks(booking, locale),
  };
}

/** `meetingTimeInSentence` with a capital: "Torsdag 19 november 2026, 13:30–14:00". */
export function meetingTime(
  demo: Pick<OwnDemo, "startsAt" | "endsAt" | "timeZone">,
  locale: Locale,
  ownTimeText = bookedDemoPage[locale].ownTime,
): string {
  return capital(meetingTimeInSentence(demo, locale, ownTimeText));
}

/**
 * "torsdag 19 november 2026, 13:30–14:00", followed by the times in the visitor's zone where they differ, in the text
 * `ownTimeText` ({time}, {zone}).
 */
export function meetingTimeInSentence(
  { startsAt, endsAt, timeZone }: Pick<OwnDemo, "startsAt" | "endsAt" | "timeZone">,
  locale: Locale,
  ownTimeText = bookedDemoPage[locale].ownTime,
): string {
  const day = dateFormat(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" })
    .format(startsAt)
    .replace(",", "");
  const text = `${day}, ${[startsAt, endsAt].map((moment) => formatClock(moment, locale)).join("–")}`;
  const time = ownTime([startsAt, endsAt], timeZone, locale);
  if (time === null) return text;
  return `${text} (${demoFormMessages[locale].zone}), ${fill(ownTimeText, { time, zone: zoneName(timeZone) })}`;
}

/** When a meeting starts in Swedish time: "10:30", or "10:30 (svensk tid)" for a visitor in another time zone. */
export function meetingStart(
  { startsAt, timeZone }: Pick<OwnDemo, "startsAt" | "timeZone">,
  locale: Locale,
): string {
  const swedishTime = formatClock(startsAt, locale);
  return ownTime([startsAt], timeZone, locale) === null
    ? swedishTime
    : `${swedishTime} (${demoFormMessages[locale].zone})`;
}

/** "en timme", "30 minuter", "2 timmar". */
export function durationText(minutes: number, locale: Locale): string {
  const messages = bookedDemoPage[locale];
  if (minutes === 60) return messages.hour;
  return minutes % 60 === 0
    ? fill(messages.hours, { hours: String(minutes / 60) })
    : fill(messages.minutes, { minutes: String(minutes) });
}

/** Links that add a meeting to Google's and Microsoft's calendars, with its times in UTC. */
export function calendarLinks(
  { startsAt, endsAt, meetingLink }: Pick<OwnDemo, "startsAt" | "endsAt" | "meetingLink">,
  locale: Locale,
): { googleHref: string; outlookHref: string } {
  const messages = demoEventMessages[locale];
  const event = {
    title: messages.title,
    description: fill(messages.description, { minutes: String(meetingMinutes({ startsAt, endsAt })) }),
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    location: meetingLink ?? messages.online,
  };
  return { googleHref: google(event), outlookHref: outlookHref(event) };
}

/** calendar-link writes Outlook's times in this process's zone and without an offset: they are replaced by UTC. */
function outlookHref(event: CalendarEvent & { start: string; end: string }): string {
  const link = new URL(outlook(event));
  link.searchParams.set("startdt", event.start);
  link.searchParams.set("enddt", event.end);
  // Outlook shows a plus sign literally.
  link.search = link.search.replaceAll("+", "%20");
  return link.href;
}
