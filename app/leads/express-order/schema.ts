import { bookingTerms } from "#app/content/booking-terms.ts";
import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, Issue, PostedForm } from "#app/forms/posted-form.ts";
import { localTime, swedishMoment } from "#app/i18n/swedish-time.ts";
import { orderParameters } from "./addresses.ts";
import { orderChoiceOf, orderedPeriod, seenParameter } from "./choice.ts";
import { mostDays, type OrderFields, orderFields } from "./fields.ts";

export type ExpressOrder = Envelope & FormValues<OrderFields>;

const checkOrderFields = checkFields(orderFields);
const order = Object.keys(orderFields);

/**
 * Checks a posted express order, with its choice of times (choice.ts) or with `startsAt` and `endsAt`. It must begin
 * after `now`, end after it begins, and last at most a year. The permit belongs to public-order guards; an unanswered
 * one is unknown. The invoice goes to the buyer unless another address is given.
 */
export function checkExpressOrder(form: PostedForm, now: Date): Checked<ExpressOrder> {
  const hasOwn = typeof form.billingEmail === "string" && form.billingEmail.trim() !== "";
  const billingEmail = hasOwn ? form.billingEmail : form.contactEmail;
  const posted = { ...form, ...chosenTimes(form, now), billingEmail };
  const checked = checkOrderFields(posted);
  const wrong = periodIssue(posted, now);
  if (wrong || !checked.ok) {
    const all = [...(checked.ok ? [] : checked.issues), ...(wrong ? [wrong] : [])];
    const issues = all.filter(({ field }) => hasOwn || field !== "billingEmail");
    return { ok: false, issues: issues.sort((one, other) => placeOf(one) - placeOf(other)) };
  }
  const { service, permit } = checked.value;
  return {
    ok: true,
    value: { ...checked.value, permit: service === "orderGuard" ? (permit ?? "unknown") : null },
  };
}

/** The times of a form that was posted with a choice of them, as the moments are written; none for any other. */
function chosenTimes(posted: PostedForm, now: Date): PostedForm {
  if (typeof posted[orderParameters.when] !== "string") return {};
  const { when, chosen } = orderChoiceOf({ get: (name) => posted[name] });
  const period = orderedPeriod(
    when,
    { seenAt: seenAt(posted, now), now },
    bookingTerms.shortestShiftHours,
    chosen,
  );
  if (period) return { startsAt: localTime(period.startsAt), endsAt: localTime(period.endsAt) };
  const { day, from, to } = chosen;
  return { startsAt: `${day}T${from}`, endsAt: `${day}T${to}` };
}

/** When the page was made whose choices were read: what "tonight" meant there is what was ordered. */
function seenAt(posted: PostedForm, now: Date): Date {
  const text = posted[seenParameter];
  const seen = typeof text === "string" ? swedishMoment(text) : null;
  return seen && seen < now ? seen : now;
}

/** The position of a field in the form; anything else comes last. */
function placeOf({ field }: Issue): number {
  return order.includes(field) ? order.indexOf(field) : order.length;
}

/** The error of the times together; null when there is none, or one of them is invalid. */
function periodIssue({ startsAt, endsAt }: PostedForm, now: Date): Issue | null {
  const [starts, ends] = [startsAt, endsAt].map((text) =>
    typeof text === "string" ? swedishMoment(text) : null,
  );
  if (!starts || !ends) return null;
  if (starts <= now) return { field: "startsAt", code: "passed" };
  if (ends <= starts) return { field: "endsAt", code: "beforeStart" };
  if (ends.getTime() - starts.getTime() > mostDays * 86_400_000) return { field: "endsAt", code: "tooLate" };
  return null;
}
