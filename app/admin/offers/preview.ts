import type { Fields } from "#app/forms/merged-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { documentOf, type OfferFrame } from "#app/orders/offer-document.ts";
import { type OfferDocument, type OfferForm, offerForm } from "#app/orders/schema.ts";
import { completeLines, linesOfFields } from "./typed-lines.ts";

/**
 * The offer that a form would send, as its buyer would see it: a field that is not valid yet counts as it was at first,
 * and a line that is not filled in yet is left out.
 */
export function previewOf(
  fields: Fields,
  initial: Fields,
  {
    terms,
    ...frame
  }: Omit<OfferFrame, "terms"> & {
    terms: { version: string; text: Readonly<Record<Locale, string>> };
  },
): OfferDocument {
  const read = Object.entries(offerForm.shape).map(([name, schema]) => {
    const { data, success } = schema.safeParse(fields[name]);
    return [name, success ? data : schema.safeParse(initial[name]).data];
  });
  // Made from the form's schema, name by name; what the document shows is valid in the form as it is filled in at first.
  const form = { ...Object.fromEntries(read), lines: completeLines(linesOfFields(fields)) } as OfferForm;
  return documentOf(form, { ...frame, terms: { version: terms.version, text: terms.text[form.locale] } });
}
