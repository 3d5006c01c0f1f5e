import { findLead } from "#app/api/leads.server.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import { readOrder } from "#app/orders/orders.server.ts";
import type { Queries } from "#backend/database/connection.ts";

/** What webhooks tell of a lead at each event: the JSON of the API; of an order its ids, by which the API gives it. */
export const webhookData: Readonly<
  Record<WebhookEvent, (queries: Queries, lead: string) => Promise<object | undefined>>
> = {
  "lead.created": findLead,
  "offer.accepted": findOrder,
  "order.changed": findOrder,
};

async function findOrder(queries: Queries, id: string): Promise<object | undefined> {
  const order = await readOrder(queries, id);
  return order && { id, offerId: order.offerId, version: order.version };
}
