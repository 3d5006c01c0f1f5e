import { storedValues } from "#app/forms/form-row.server.ts";
import { orderFields } from "./express-order/fields.ts";

/** The times of an order: when a colleague has corrected its start, it is as long as the buyer ordered. */
export function orderedTimes({
  startsAt,
  facts,
}: {
  startsAt: Date | null;
  facts: Readonly<Record<string, unknown>>;
}): { startsAt: Date | null; endsAt: Date | null } {
  const sent = storedValues(orderFields, facts);
  const moved = startsAt && sent.startsAt ? startsAt.getTime() - sent.startsAt.getTime() : 0;
  return {
    startsAt: startsAt ?? sent.startsAt,
    endsAt: sent.endsAt && new Date(sent.endsAt.getTime() + moved),
  };
}
