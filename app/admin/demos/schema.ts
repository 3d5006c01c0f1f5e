import * as z from "zod/mini";

/** A meeting's link: https, at most 500 characters, as the tables' own checks have it. */
export const linkText = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(500));

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const orNothing = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const minutes = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );

/** A sales rep as its form sends it; what is left empty is null. */
export const salesRepForm = z.object({
  name: line(100),
  email: orNothing(z.string().check(z.trim(), z.maxLength(255), z.regex(/^[^\s@]+@[^\s@]+$/))),
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
    slotMinutes: minutes(10, 240),
    bufferMinutes: minutes(0, 240),
    noticeMinutes: minutes(0, 20160),
    changeUntilMinutes: minutes(0, 20160),
    weeks: minutes(1, 2),
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
