import type { FormFields } from "#app/forms/form-fields.ts";
import type { PostedForm } from "#app/forms/posted-form.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/**
 * The contact dialog: a company, and email or phone. Both have a field, so that the choice works without script; only
 * the chosen one is checked and stored.
 */
export const contactDialogFields = {
  contactType: { kind: "choice", options: ["email", "phone"] },
  companyName: { kind: "text", ...textBounds.name, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone" },
} as const satisfies FormFields;

export const contactMessageFields = {
  name: { kind: "text", ...textBounds.name, autoComplete: "name" },
  companyName: { kind: "text", ...textBounds.company, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone", optional: true },
  message: { kind: "lines", ...textBounds.message },
} as const satisfies FormFields;

/** Which of the two forms was posted; the dialog's by default. */
export function contactFormOf(posted: PostedForm): "request" | "message" {
  return posted.form === "message" ? "message" : "request";
}
