import * as z from "zod/mini";
import { line } from "#app/admin/ui/field-schemas.ts";
import { unknownPlaces } from "./places.ts";

/** A text without control characters, line breaks as \n, and with known places only. */
const text = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) =>
        typed
          .replace(/\r\n?/g, "\n")
          .replace(/[^\P{Cc}\n\t]/gu, "")
          .trim()
          .toWellFormed(),
      ),
    ),
    z.string().check(
      z.minLength(1),
      z.maxLength(most),
      z.refine((value) => unknownPlaces(value).length === 0),
    ),
  );

/** The form of a template, whose fields are the columns of the table; `owner` is whose it is. */
export const templateForm = z.object({
  name: line(60),
  owner: z.enum(["me", "all"]),
  locale: z.enum(["sv", "en"]),
  subject: z.pipe(
    text(200),
    z.transform((value) => value.replace(/\s+/g, " ")),
  ),
  body: text(8000),
});

export type TemplateFields = z.infer<typeof templateForm>;
