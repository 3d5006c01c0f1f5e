import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, Issue, PostedForm } from "#app/forms/posted-form.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { mostDays, type OrderFields, orderFields } from "./fields.ts";

/** A checked order: what is stored. */
export type ExpressOrder = Envelope & FormValues<OrderFields>;

const checkOrderFields = checkFields(orderFields);
const order = Object.keys(orderFields);

/**
 * Checks a posted express order. It must begin after `now`, end after it begins, and last at most a year. The permit
 * belongs to public-order guards; an unanswered one is unknown.
 */
export function checkExpressOrder(posted: PostedForm, now: Date): Checked<ExpressOrder> {
  const checked = checkOrderFields(posted);
  const wrong = periodIssue(posted, now);
  if (wrong || !checked.ok) {
    const issues = [...(checked.ok ? [] : checked.issues), ...(wrong ? [wrong] : [])];
    return { ok: false, issues: issues.sort((one, other) => placeOf(one) - placeOf(other)) };
  }
  const { service, permit } = checked.value;
  return {
    ok: true,
    value: { ...checked.value, permit: service === "orderGuard" ? (permit ?? "unknown") : null },
  };
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
