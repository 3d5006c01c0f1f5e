import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import type { Longest } from "#app/domain/stored.ts";
import { lines } from "#app/forms/field-schemas.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { listMerged } from "#app/leads/merging.server.ts";
import { withdrawOffer } from "#app/orders/change-offer.server.ts";
import { listOffers } from "#app/orders/offers.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";

const withdrawal = z.object({
  offer: z.uuid(),
  reason: lines(500 satisfies Longest<"offers.withdrawn_reason">),
});

/** Handles the form that withdraws an offer of a lead, or of one merged into it. Null when the form is not of its page. */
export async function handleWithdrawal(
  { staff, locale }: Admin,
  { id }: Pick<LeadRow, "id">,
  posted: Fields,
): Promise<Outcome | null> {
  const messages = leadOffersMessages[locale].withdraw;
  const form = withdrawal.safeParse(posted);
  if (!form.success) return wrongField("withdrawOffer", "reason", messages.wrong, posted);
  const offers = await listOffers(staff, [id, ...(await listMerged(staff, id))]);
  const offer = offers.find((each) => each.id === form.data.offer);
  if (!offer) return null;
  const { reason } = form.data;
  const isDone = await withdrawOffer(staff, { leadId: offer.leadId, offer: offer.id, reason });
  return isDone
    ? { done: true, form: "withdrawOffer", text: messages.done }
    : { done: false, form: "withdrawOffer", text: messages.late };
}
