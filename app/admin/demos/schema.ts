import * as z from "zod/mini";
import { email, line, orNothing, whole } from "#app/admin/ui/field-schemas.ts";

/** A meeting's link: https, at most 500 characters, as the tables' own checks have it. */
export const linkText = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(500));

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A sales rep as its form sends it; what is left empty is null. */
export const salesRepForm = z.object({
  name: line(100),
  email: orNothing(email),
  meetLink: orNothing(linkText),
  teamsLink: orNothing(linkText),
});

/** The opening rules as their form sends them: the bounds of the table demo_settings. */
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

/** A day to be closed; `from` is the first that may be, ISO. */
export function closedDayForm(from: string) {
  return z.object({
    day: z.iso.date().check(z.refine((day) => day >= from && day < "2100")),
    sv: orNothing(line(100)),
    en: orNothing(line(100)),
  });
}
