/**
 * What is known of the person behind a lead and of their wish, as colleagues write it down: the fields, how they are
 * checked, and their texts in a form. What a form of the site accepts is accepted here too.
 */

import { services } from "#app/domain/services.ts";
import { checkFields } from "#app/forms/check-fields.ts";
import type { FormFields, FormValues } from "#app/forms/form-fields.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { addedSources, type LeadFactName, leadFactNames } from "./lead.ts";

export const leadFactFields = {
  company: { kind: "text", min: 1, max: 100, optional: true },
  name: { kind: "text", min: 1, max: 100, optional: true },
  phone: { kind: "phone", optional: true, errors: ["needed"] },
  email: { kind: "email", optional: true },
  /** As long as an email that became a lead. */
  message: { kind: "lines", min: 1, max: 20_000, optional: true },
  service: { kind: "choice", options: services, optional: true },
  place: { kind: "text", min: 1, max: 200, optional: true },
  startsAt: { kind: "dateTime", optional: true },
  orgNumber: { kind: "organisationNumber", optional: true },
} as const satisfies FormFields;

/** The facts of a lead, with its customer's language; null for what is not known. */
export type LeadFacts = FormValues<typeof leadFactFields> & { locale: Locale };

/** The facts as the fields of a form: "" for what is not known, a time as Sweden's clocks show it. */
export type WrittenFacts = Readonly<Record<LeadFactName, string>>;

/** The facts of a lead as the fields of a form. */
export function writtenFacts(facts: LeadFacts): WrittenFacts {
  const written = leadFactNames.map((name) => {
    const fact = facts[name];
    return [name, fact instanceof Date ? localTime(fact) : (fact ?? "")] as const;
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(written) as WrittenFacts;
}

/** How a lead reached the colleague who writes it down. */
export const handSources = addedSources.filter((source) => source !== "import");

export const newLeadFields = {
  ...leadFactFields,
  source: { kind: "choice", options: handSources },
} as const satisfies FormFields;

const checkFacts = checkFields(leadFactFields);
const checkLead = checkFields(newLeadFields);

/** Checks the facts of a lead: there must be a way to reach its customer, unless `mayLackContact`. */
export function checkLeadFacts(posted: PostedForm, mayLackContact = false) {
  const checked = checkFacts(posted);
  return mayLackContact ? checked : reachable(checked);
}

/** Checks a lead that a colleague adds. */
export function checkNewLead(posted: PostedForm) {
  return reachable(checkLead(posted));
}

function reachable<Value extends { email: string | null; phone: string | null }>(
  checked: Checked<Value>,
): Checked<Value> {
  if (!checked.ok || checked.value.email || checked.value.phone) return checked;
  return { ok: false, issues: [{ field: "phone", code: "needed" }] };
}
