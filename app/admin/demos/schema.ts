import * as z from "zod/mini";
import { email, line, orNothing, whole } from "#app/admin/ui/field-schemas.ts";
import { reasonCharacters } from "#app/demos/rules.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";

/** A meeting's link: https, at most 500 characters, like the tables' checks. */
export const linkText = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(500));

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A sales rep's form; empty texts become null. */
export const salesRepForm = z.object({
  name: line(100),
  email: orNothing(email),
  meetLink: orNothing(linkText),
  teamsLink: orNothing(linkText),
});

/** The form of the opening rules, with the bounds of the table demo_settings. */
export const rulesForm = z
  .object({
    weekdays: z
      .array(z.pipe(z.string().check(z.regex(/^[1-7]$/)), z.transform(Number)))
      .check(z.minLength(1)),
    opens: clock,
    closes: clock,
    slotMinutes: whole(10, 240),
    bufferMinutes: whole(0, 240),
    noticeMinutes: whole(0, 20160),
    changeUntilMinutes: whole(0, 20160),
    weeks: whole(1, 2),
    closeOnEves: z.boolean(),
  })
  .check(z.refine(({ opens, closes }) => closes > opens, { path: ["closes"] }));

/** Texts that the staff writes on a booking, with the bounds of demo_bookings. */
export const noteText = z.string().check(z.trim(), z.maxLength(2000));
export const reasonText = z.string().check(z.trim(), z.maxLength(reasonCharacters));

/** A time that the staff chooses, as a day and a clock of Sweden; the database says whether it is too far ahead. */
export const staffTimeForm = z.object({ day: z.iso.date(), time: clock });

/** The moment that such a form names; null when it is not whole. */
export function typedSlot({ day = "", time = "" }: Readonly<Record<string, string>>): Date | null {
  return staffTimeForm.safeParse({ day, time }).success ? swedishMoment(`${day}T${time}`) : null;
}

/** The form that closes a day; `from` is the first possible one, ISO. */
export function closedDayForm(from: string) {
  return z.object({
    day: z.iso.date().check(z.refine((day) => day >= from && day < "2100")),
    sv: orNothing(line(100)),
    en: orNothing(line(100)),
  });
}
