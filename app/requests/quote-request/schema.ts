import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import { guardFields, orderGuardFields, type QuoteFields, type QuoteForm } from "./fields.ts";

export type QuoteRequest = Envelope & FormValues<QuoteFields> & { form: QuoteForm };

const checkGuard = checkFields(guardFields);
const checkOrderGuard = checkFields(orderGuardFields);

/** Checks a posted quote form: `form` says which of the two it is. Only the second has a permit. */
export function checkQuoteForm(posted: PostedForm): Checked<QuoteRequest> {
  const form = posted.form === "orderGuard" ? "orderGuard" : "guard";
  const checked = form === "guard" ? checkGuard({ ...posted, permit: "" }) : checkOrderGuard(posted);
  return checked.ok ? { ok: true, value: { ...checked.value, form } } : checked;
}
