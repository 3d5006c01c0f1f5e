import * as z from "zod/mini";
import type { Checked, Issue, PostedForm } from "#app/forms/posted-form.ts";
import {
  emailText,
  envelope,
  issuesOf,
  nameText,
  oneLine,
  phoneText,
  severalLines,
  type TextIssue,
  withoutEmpty,
} from "#app/forms/text-schemas.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import {
  type OrderService,
  orderBounds,
  orderServices,
  type PermitAnswer,
  periodIssue,
  permitAnswers,
} from "./rules.ts";

/** What can be wrong with a field; the page has the words (app/content/shared/order-form.server.ts). */
export type OrderIssue =
  | Extract<TextIssue, "nameTooShort" | "nameTooLong" | "emailInvalid" | "emailTooLong" | "phoneInvalid">
  | "billingEmailInvalid"
  | "locationTooShort"
  | "locationTooLong"
  | "jobTooShort"
  | "jobTooLong"
  | "countNotWhole"
  | "countTooSmall"
  | "countTooLarge"
  | "startMissing"
  | "startPassed"
  | "endMissing"
  | "endBeforeStart"
  | "endTooLate"
  | "referenceTooLong"
  | "controlCharacters";

/** A checked order, trimmed: what is stored. */
export type ExpressOrder = {
  id: string;
  locale: "sv" | "en";
  service: OrderService;
  contactName: string;
  contactEmail: string;
  billingEmail: string;
  contactPhone: string | null;
  location: string;
  jobDescription: string;
  guardCount: number;
  startsAt: Date;
  endsAt: Date;
  permit: PermitAnswer | null;
  reference: string | null;
};

const { location, jobDescription, guardCount, reference } = orderBounds;

const wholeNumber = z.pipe(
  z.string("formInvalid").check(
    z.trim(),
    z.refine((text) => /^-?\d*$/.test(text), { error: "countNotWhole", abort: true }),
    z.refine((text) => Number(text) >= guardCount.min, { error: "countTooSmall", abort: true }),
    z.refine((text) => Number(text) <= guardCount.max, { error: "countTooLarge", abort: true }),
  ),
  z.transform(Number),
);

const moment = (missing: OrderIssue) =>
  z.pipe(
    z.string("formInvalid").check(z.refine((text) => swedishMoment(text) !== null, missing)),
    z.transform((text) => swedishMoment(text) ?? new Date(Number.NaN)),
  );

const schema = z.object({
  service: z.enum(orderServices, "formInvalid"),
  contactName: nameText,
  contactEmail: emailText,
  contactPhone: z.optional(phoneText),
  billingEmail: emailText,
  location: oneLine(location, "locationTooShort", "locationTooLong"),
  jobDescription: severalLines(jobDescription, "jobTooShort", "jobTooLong"),
  starts: moment("startMissing"),
  ends: moment("endMissing"),
  guardCount: wholeNumber,
  permit: z.optional(z.enum(permitAnswers, "formInvalid")),
  reference: z.optional(oneLine(reference, "referenceTooLong", "referenceTooLong")),
  ...envelope,
});

/**
 * Checks an express order as it is posted (specification section 5, "Express-order schema"). Times are a Swedish
 * wall clock's, and the order must begin after `now`. The permit belongs to public-order guards; left open it
 * is unknown. Issues come in the order of the fields, one a field.
 */
export function checkExpressOrder(posted: PostedForm, now: Date): Checked<ExpressOrder> {
  const checked = schema.safeParse(withoutEmpty(posted, "contactPhone", "reference", "permit"));
  const issues = checked.success ? [] : issuesOf(checked.error).map(ofBilling);
  const wrong = periodOf(posted, now);
  if (wrong) issues.push(wrong);
  issues.sort((one, other) => placeOf(one) - placeOf(other));
  if (!checked.success || issues.length > 0) return { ok: false, issues };
  const { starts, ends, website: _trap, permit, contactPhone, reference: own, ...fields } = checked.data;
  return {
    ok: true,
    value: {
      ...fields,
      contactPhone: contactPhone ?? null,
      reference: own ?? null,
      startsAt: starts,
      endsAt: ends,
      permit: fields.service === "order_guard" ? (permit ?? "unknown") : null,
    },
  };
}

/** The two addresses must not be told apart by their place alone. */
function ofBilling({ field, code }: Issue): Issue {
  return { field, code: field === "billingEmail" && code === "emailInvalid" ? "billingEmailInvalid" : code };
}

const order = Object.keys(schema.shape);

/** Where a field stands in the form; what is no field comes last. */
function placeOf({ field }: Issue): number {
  return order.includes(field) ? order.indexOf(field) : order.length;
}

function periodOf({ starts, ends }: PostedForm, now: Date): Issue | null {
  const [from, to] = [starts, ends].map((text) => (typeof text === "string" ? swedishMoment(text) : null));
  return from && to ? periodIssue(from, to, now) : null;
}
