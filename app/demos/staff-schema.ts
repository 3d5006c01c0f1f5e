import * as z from "zod/mini";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Longest } from "#app/domain/stored.ts";
import { email, line, orNull, wholeNumber } from "#app/forms/field-schemas.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { fetchedAddress } from "./calendars/calendar.ts";
import { meetingLinkCharacters } from "./meeting-link.ts";
import { type Hours, maxWeeks, reasonCharacters } from "./slots.ts";

export const isoDays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A meeting's link, https. */
export const linkText = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .check(z.maxLength(meetingLinkCharacters));

/** The template of a meeting's link: {booking} and {host} are filled in (meetingLinkOf in meeting-link.ts). */
const linkTemplate = z.string().check(
  z.trim(),
  z.maxLength(350),
  z.refine(
    (text) =>
      linkText.safeParse(text.replace(/\{(booking|host)\}/g, "x")).success &&
      !/[{}]/.test(text.replace(/\{(booking|host)\}/g, "")),
  ),
);

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A sales rep's form; empty texts become null. */
export const salesRepForm = z.object({
  name: line(100 satisfies Longest<"sales_reps.name">),
  email: orNull(email),
  meetLink: orNull(linkTemplate),
  teamsLink: orNull(linkTemplate),
  /** The id of their account; only administrators have the field. */
  user: z.optional(orNull(z.uuid())),
});

const noTime = z._default(orNull(clock), null);
const isSpan = (from: string | null, to: string | null) =>
  from === null ? to === null : to !== null && from < to;

/**
 * The form of a sales rep's own hours: from and to for each ISO day of the week, "from1" and "to1"; both empty for a
 * day off. Gives the hours by day, or null if all days are empty: then the hours of the settings apply.
 */
export const hoursForm = z.pipe(
  z
    .object(
      Object.fromEntries(isoDays.flatMap((day) => [`from${day}`, `to${day}`].map((name) => [name, noTime]))),
    )
    .check(
      ...isoDays.map((day) =>
        z.refine<Record<string, string | null>>(
          (times) => isSpan(times[`from${day}`] ?? null, times[`to${day}`] ?? null),
          { path: [`to${day}`] },
        ),
      ),
    ),
  z.transform((times): Hours | null => {
    const spans = isoDays.flatMap((day) => {
      const [from, to] = [times[`from${day}`], times[`to${day}`]];
      return from && to ? [[String(day), [from, to] as const] as const] : [];
    });
    return spans.length > 0 ? Object.fromEntries(spans) : null;
  }),
);

/** The form of the opening rules (ruleTexts), with the bounds of the table demo_settings. */
export const rulesForm = z
  .object({
    weekdays: z.pipe(
      z.string().check(z.regex(/^[1-7](,[1-7])*$/)),
      z.transform((days) => isoDays.filter((day) => days.includes(String(day)))),
    ),
    opens: clock,
    closes: clock,
    slotMinutes: wholeNumber(10, 240),
    bufferMinutes: wholeNumber(0, 240),
    noticeMinutes: wholeNumber(0, 20160),
    changeUntilMinutes: wholeNumber(0, 20160),
    weeks: wholeNumber(1, maxWeeks),
    closeOnEves: z.pipe(
      z.enum(["on", ""]),
      z.transform((box) => box === "on"),
    ),
    meetLink: orNull(linkTemplate),
    teamsLink: orNull(linkTemplate),
  })
  .check(z.refine(({ opens, closes }) => closes > opens, { path: ["closes"] }));

/** Texts that the staff writes on a booking, with the bounds of demo_bookings. */
export const noteText = z.string().check(z.trim(), z.maxLength(2000 satisfies Longest<"demo_bookings.note">));
export const reasonText = z.string().check(z.trim(), z.maxLength(reasonCharacters));

/** A time that the staff types, as a day and a Swedish clock time; the database refuses one that is too far ahead. */
export const staffTimeForm = z.object({ day: z.iso.date(), time: clock });

/** The time of such a form; null when it is incomplete or invalid. */
export function typedSlot({ day = "", time = "" }: Readonly<Record<string, string>>): Date | null {
  return staffTimeForm.safeParse({ day, time }).success ? swedishMoment(`${day}T${time}`) : null;
}

/** The form of an absence; `today` is the first possible ISO day of its end, and "" for its end means one day. */
export function absenceForm(today: string) {
  const day = z.iso.date().check(z.refine((text) => text < "2100"));
  return z.pipe(
    z
      .object({
        from: day,
        to: orNull(day),
        reason: orNull(line(100 satisfies Longest<"demo_absences.reason">)),
      })
      .check(
        z.refine(
          ({ from, to }) => (to ?? from) >= from && (to ?? from) >= today && daysBetween(from, to) < 366,
          {
            path: ["to"],
          },
        ),
      ),
    z.transform(({ from, to, reason }) => ({ from, to: to ?? from, reason })),
  );
}

const daysBetween = (from: string, to: string | null) =>
  to ? (Date.parse(to) - Date.parse(from)) / milliseconds.day : 0;

/** The address of a host's calendar as it is pasted: https, or webcal as Apple writes it. */
export const calendarAddress = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((text) => {
    const address = fetchedAddress(text);
    const url = URL.canParse(address) ? new URL(address) : null;
    return (
      url?.protocol === "https:" && z.regexes.domain.test(url.hostname) && !url.username && !url.password
    );
  }),
);

/** The form that closes a day; `from` is the first possible ISO day. */
export function closedDayForm(from: string) {
  return z.object({
    day: z.iso.date().check(z.refine((day) => day >= from && day < "2100")),
    sv: orNull(line(100 satisfies Longest<"demo_closed_days.reason_sv">)),
    en: orNull(line(100 satisfies Longest<"demo_closed_days.reason_en">)),
  });
}
