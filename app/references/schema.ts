import * as z from "zod/mini";
import { serviceTable } from "#app/domain/services.ts";
import type { Longest } from "#app/domain/stored.ts";
import { day, line, lines } from "#app/forms/field-schemas.ts";
import type { ReferenceKind } from "./keys.ts";

/** The services that a quote may be about. */
export const quoteServices = Object.keys(serviceTable) as (keyof typeof serviceTable)[];

const link = (min: 0 | 1) =>
  line(500, min).check(
    z.refine((text) => (text === "" && min === 0) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))),
  );
const name = {
  name: line(120 satisfies Longest<"company_references.name">),
  name_en: line(120 satisfies Longest<"company_references.name_en">, 0),
};
const text = lines(600 satisfies Longest<"company_references.text_sv">).check(
  z.overwrite((typed) => typed.replace(/\s+/g, " ")),
);

/** The form of each kind, whose fields are columns of the table company_references. */
export const referenceForms = {
  logo: z.object({ picture: z.string().check(z.regex(/^[0-9a-f]{32}$/)), ...name, link: link(0) }),
  quote: z
    .object({
      text_sv: text,
      text_en: text,
      marked_sv: line(160 satisfies Longest<"company_references.marked_sv">, 0),
      marked_en: line(160 satisfies Longest<"company_references.marked_en">, 0),
      ...name,
      role_sv: line(120 satisfies Longest<"company_references.role_sv">),
      role_en: line(120 satisfies Longest<"company_references.role_en">),
      town_sv: line(80 satisfies Longest<"company_references.town_sv">, 0),
      town_en: line(80 satisfies Longest<"company_references.town_en">, 0),
      service: z.enum(quoteServices),
      consent_from: line(120 satisfies Longest<"company_references.consent_from">),
      consent_on: day,
    })
    .check(z.refine((quote) => !quote.marked_sv === !quote.marked_en, { path: ["marked_en"] })),
  press: z.object({
    ...name,
    title: line(200 satisfies Longest<"company_references.title">),
    published_on: day,
    link: link(1),
    language: z.enum(["sv", "en"]),
  }),
} as const;

/** The fields of all kinds; a reference has those of its kind, the others are empty. */
export type ReferenceFields = Partial<
  Omit<z.infer<typeof referenceForms.logo>, "link"> & z.infer<typeof referenceForms.quote>
> &
  Partial<z.infer<typeof referenceForms.press>>;

/** Checks a posted form of a kind; the error names the fields. */
export function parseReference(kind: ReferenceKind, posted: unknown) {
  const parsed = referenceForms[kind].safeParse(posted);
  if (!parsed.success) return { error: parsed.error };
  return { fields: parsed.data satisfies ReferenceFields & { name: string } };
}

/** The names of the fields that a kind's form has. */
export function referenceFieldNames(kind: ReferenceKind): readonly (keyof ReferenceFields)[] {
  return Object.keys(referenceForms[kind].def.shape) as (keyof ReferenceFields)[];
}
