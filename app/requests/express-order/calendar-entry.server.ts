import type { Locale } from "#app/i18n/locale.ts";
import type { CalendarEntry } from "#app/orders/calendar-file.server.ts";
import { currentOffer } from "#app/orders/offer.ts";
import type { OwnLead } from "#app/orders/own-lead.server.ts";
import { peopleText } from "#app/orders/people.server.ts";
import type { OwnOrder } from "./own-order.server.ts";

/**
 * The calendar entry of a request: of its order once there is one, else of what the buyer sent or was offered; null
 * without a time. `form` is the express order, null for other forms. The sequence rises with each correction, offer and
 * change of the order.
 */
export function calendarEntry(
  { number, offers, order }: Pick<OwnLead, "number" | "offers" | "order">,
  form: Pick<OwnOrder, "changes" | "state" | "values"> | null,
  locale: Locale,
): CalendarEntry | null {
  const offered = currentOffer(offers)?.document;
  const plan =
    order ??
    (form && {
      service: form.values.service,
      people: form.values.guardCount,
      place: form.values.location,
      startsAt: form.values.startsAt,
      endsAt: form.values.endsAt,
    }) ??
    offered;
  if (!plan?.startsAt || !plan.endsAt) return null;
  const versions = offers.map(({ version }) => version);
  const isCancelled = order ? order.cancelledAt !== null : form?.state === "takenBack";
  return {
    number,
    sequence: (form?.changes ?? 0) + Math.max(0, ...versions) + (order?.version ?? 0),
    startsAt: new Date(plan.startsAt),
    endsAt: new Date(plan.endsAt),
    summary: peopleText(plan, locale),
    location: plan.place,
    status: isCancelled ? "cancelled" : order ? "confirmed" : "tentative",
  };
}
