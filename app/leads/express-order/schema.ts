import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, Issue, PostedForm } from "#app/forms/posted-form.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { mostDays, type OrderFields, orderFields } from "./fields.ts";

/** A checked order, trimmed: what is stored. */
export type ExpressOrder = Envelope & FormValues<OrderFields>;

const checkOrderFields = checkFields(orderFields);
const order = Object.keys(orderFields);

/**
 * Checks an express order as it is posted. It must begin after `now`, end after it begins, and not last more than a
 * year. The permit belongs to public-order guards; left open it is unknown.
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

/** Where a field stands in the form; what is no field comes last. */
function placeOf({ field }: Issue): number {
  return order.includes(field) ? order.indexOf(field) : order.length;
}

/** What is wrong with the times together; null when nothing is, or one of them is none. */
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
