import { bookingTerms } from "#app/content/booking-terms.ts";
import { cleanText } from "#app/domain/clean-text.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { serviceTable } from "#app/domain/services.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, Issue, PostedForm } from "#app/forms/posted-form.ts";
import { swedishDay, swedishMoment } from "#app/i18n/swedish-time.ts";
import { orderedPeriod, readOrderChoice, renderedAtParameter } from "./choice.ts";
import { maxDays, type OrderFields, orderFields } from "./fields.ts";

export type ExpressOrder = Envelope & FormValues<OrderFields>;

const checkOrderFields = checkFields(orderFields);
const fieldOrder = Object.keys(orderFields);

/**
 * Checks a posted express order, with its choice of times (choice.ts) or with `startsAt` and `endsAt`. It must begin
 * after `now`, end after it begins, and last at most 366 days. Only orders of public-order guards have a permit;
 * unanswered it is "unknown". The invoice goes to the buyer unless another address is given.
 */
export function checkExpressOrder(form: PostedForm, now: Date): Checked<ExpressOrder> {
  const hasBillingEmail = typeof form.billingEmail === "string" && cleanText(form.billingEmail).trim() !== "";
  const billingEmail = hasBillingEmail ? form.billingEmail : form.contactEmail;
  const posted = { ...form, ...chosenTimes(form, now), billingEmail };
  const checked = checkOrderFields(posted);
  const wrong = periodIssue(posted, now);
  if (wrong || !checked.ok) {
    const all = [...(checked.ok ? [] : checked.issues), ...(wrong ? [wrong] : [])];
    const issues = all.filter(({ field }) => hasBillingEmail || field !== "billingEmail");
    return { ok: false, issues: issues.sort((one, other) => positionOf(one) - positionOf(other)) };
  }
  const { service, permit } = checked.value;
  return {
    ok: true,
    value: { ...checked.value, permit: serviceTable[service].permit ? (permit ?? "unknown") : null },
  };
}

/** `startsAt` and `endsAt` of a form that was posted with a choice of times, or with times of its own. */
function chosenTimes(posted: PostedForm, now: Date): PostedForm {
  if (typeof posted[orderParameters.when] !== "string") {
    const startsAt = typeof posted.startsAt === "string" ? swedishMoment(posted.startsAt, "earlier") : null;
    return startsAt ? { startsAt: startsAt.toISOString() } : {};
  }
  const { when, chosen } = readOrderChoice({ get: (name) => posted[name] });
  const period = orderedPeriod(
    when,
    { renderedAt: renderedAt(posted, now), now },
    bookingTerms.shortestShiftHours,
    chosen,
  );
  // In UTC: "nu" may begin or end in the hour that the clock shows twice.
  if (period) return { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() };
  const { day, from, to } = chosen;
  // Where only the day is missing, nothing is wrong with the end.
  return { startsAt: `${day}T${from}`, endsAt: `${day || swedishDay(now)}T${to}` };
}

/** When the form's page was rendered: what "tonight" meant there is what was ordered. `now` if that is not known. */
function renderedAt(posted: PostedForm, now: Date): Date {
  const text = posted[renderedAtParameter];
  const rendered = typeof text === "string" ? swedishMoment(text) : null;
  return rendered && rendered < now ? rendered : now;
}

/** The position of a field in the form; anything else comes last. */
function positionOf({ field }: Issue): number {
  return fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;
}

/** What is wrong with the start and end together; null when nothing is, or one of them is invalid by itself. */
function periodIssue({ startsAt, endsAt }: PostedForm, now: Date): Issue | null {
  const [starts, ends] = [startsAt, endsAt].map((text) =>
    typeof text === "string" ? swedishMoment(text) : null,
  );
  if (!starts || !ends) return null;
  if (starts <= now) return { field: "startsAt", code: "passed" };
  if (ends <= starts) return { field: "endsAt", code: "beforeStart" };
  if (ends.getTime() - starts.getTime() > maxDays * milliseconds.day)
    return { field: "endsAt", code: "tooLate" };
  return null;
}
