import * as z from "zod/mini";
import { line, lines } from "#app/forms/field-schemas.ts";
import { unknownPlaceholders } from "./placeholders.ts";

/** A text with known placeholders only. */
const text = (most: number) =>
  lines(most).check(z.refine((value) => unknownPlaceholders(value).length === 0));

/** The form of a template, whose fields are columns of the table; `owner` is "all" for a shared one. */
export const templateForm = z.object({
  name: line(60),
  owner: z.enum(["me", "all"]),
  locale: z.enum(["sv", "en"]),
  subject: text(200).check(z.overwrite((value) => value.replace(/\s+/g, " "))),
  body: text(8000),
});

export type TemplateFields = z.infer<typeof templateForm>;
