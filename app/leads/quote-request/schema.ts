import * as z from "zod/mini";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import {
  emailText,
  envelope,
  issuesOf,
  oneLine,
  severalLines,
  type TextIssue,
  withoutEmpty,
} from "#app/forms/text-schemas.ts";
import {
  type EmployeeRange,
  employeeRanges,
  type PermitAnswer,
  permitAnswers,
  type QuoteForm,
  quoteBounds,
  type ServiceType,
  serviceTypes,
} from "./rules.ts";

/** What can be wrong with a field; the page has the words (app/content/shared/quote-forms.server.ts). */
export type QuoteIssue =
  | Extract<
      TextIssue,
      "nameTooLong" | "companyTooLong" | "emailInvalid" | "emailTooLong" | "phoneInvalid" | "messageTooLong"
    >
  | "nameMissing"
  | "companyMissing"
  | "messageMissing"
  | "budgetTooLong"
  | "controlCharacters";

/** A checked request, trimmed: what is stored. */
export type QuoteRequest = {
  id: string;
  form: QuoteForm;
  locale: "sv" | "en";
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  serviceType: ServiceType;
  employees: EmployeeRange | null;
  budget: string | null;
  permit: PermitAnswer | null;
  /** The parameters of the price page's address, as the form carried them; not checked further. */
  estimate: string | null;
};

const { name, company, phone, message, budget, estimate } = quoteBounds;

const texts = {
  name: oneLine(name, "nameMissing", "nameTooLong"),
  company: oneLine(company, "companyMissing", "companyTooLong"),
  email: emailText,
  phone: oneLine(phone, "phoneInvalid", "phoneInvalid").check(
    z.refine((text) => (text.match(/\d/g)?.length ?? 0) >= phone.min, "phoneInvalid"),
  ),
  message: severalLines(message, "messageMissing", "messageTooLong"),
  budget: z.optional(oneLine(budget, "budgetTooLong", "budgetTooLong")),
  estimate: z.optional(z.string("formInvalid").check(z.maxLength(estimate.max, "formInvalid"))),
  ...envelope,
};

const employees = z.enum(employeeRanges, "formInvalid");

const schemas = {
  guard: z.object({ ...texts, serviceType: z.enum(serviceTypes.guard, "formInvalid"), employees }),
  order_guard: z.object({
    ...texts,
    serviceType: z.enum(serviceTypes.order_guard, "formInvalid"),
    employees: z.optional(employees),
    permit: z.optional(z.enum(permitAnswers, "formInvalid")),
  }),
};

/**
 * Checks a quote form as it is posted (specification sections 3 and 5): `form` tells which of the two it is.
 * Optional fields left empty are none. Issues come in the order of the fields, one a field.
 */
export function checkQuoteForm(posted: PostedForm): Checked<QuoteRequest> {
  const form = posted.form === "order_guard" ? "order_guard" : "guard";
  const checked = schemas[form].safeParse(withoutEmpty(posted, "employees", "budget", "permit", "estimate"));
  if (!checked.success) return { ok: false, issues: issuesOf(checked.error) };
  const { website: _trap, ...fields } = checked.data;
  return {
    ok: true,
    value: {
      ...fields,
      form,
      employees: fields.employees ?? null,
      budget: fields.budget ?? null,
      permit: "permit" in fields ? (fields.permit ?? null) : null,
      estimate: fields.estimate ?? null,
    },
  };
}
