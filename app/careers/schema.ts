import * as z from "zod/mini";
import { cities } from "#app/domain/cities.ts";
import { jobRoles } from "#app/domain/services.ts";
import { day, line, orNull, wholeNumber } from "#app/forms/field-schemas.ts";
import { extents } from "./keys.ts";

const longest = { title: 120, place: 200, lead: 1500, line: 300, lines: 12 } as const;

/** A list in a text field: one item a line, without empty lines. */
const list = (min: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(/\r?\n/)
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.string().check(z.maxLength(longest.line))).check(z.minLength(min), z.maxLength(longest.lines)),
  );

const textsOf = (min: 0 | 1) => ({
  title_sv: line(longest.title),
  title_en: line(longest.title, min),
  place_sv: line(longest.place, min),
  place_en: line(longest.place, min),
  lead_sv: line(longest.lead, min),
  lead_en: line(longest.lead, min),
  tasks_sv: list(min),
  tasks_en: list(min),
  needs_sv: list(min),
  needs_en: list(min),
  merits_sv: list(0),
  merits_en: list(0),
});

const formWith = (texts: ReturnType<typeof textsOf>) =>
  z
    .object({
      slug: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      role: z.enum(jobRoles),
      city: z.enum(cities.map(({ slug }) => slug)),
      extent: z.enum(extents),
      percent: orNull(wholeNumber(10, 95)),
      starts_at: wholeNumber(0, 23),
      ends_at: wholeNumber(1, 24),
      positions: wholeNumber(1, 99),
      pay_from: orNull(wholeNumber(1, 9999)),
      pay_to: orNull(wholeNumber(1, 9999)),
      posted_on: day,
      last_day: day,
      ...texts,
    })
    .check(
      z.refine(({ extent, percent }) => (extent === "part") === (percent !== null), { path: ["percent"] }),
      z.refine(({ starts_at, ends_at }) => starts_at !== ends_at % 24, { path: ["ends_at"] }),
      // Both or neither (product 13.17).
      z.refine(
        ({ pay_from: from, pay_to: to }) => (from === null) === (to === null) && (to ?? 0) >= (from ?? 0),
        {
          path: ["pay_to"],
        },
      ),
      z.refine(({ posted_on, last_day }) => last_day >= posted_on, { path: ["last_day"] }),
    );

/** The editor's form, checked by the rules of the table openings, whose columns have the same names. */
export const openingForm = formWith(textsOf(1));
/** The same form saved as a draft, in which all texts but the Swedish title may be missing. */
export const draftForm = formWith(textsOf(0));

export type OpeningFields = z.infer<typeof openingForm>;
