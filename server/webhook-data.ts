import { findLead } from "#app/api/leads.server.ts";
import { findOrder } from "#app/api/orders.server.ts";
import type { ToldOf } from "#app/api/schema.server.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import type { Queries } from "#backend/database/connection.ts";

/** What webhooks tell of a lead or of its order at each event: the JSON of the API. */
export const webhookData: Readonly<{
  [Event in WebhookEvent]: (queries: Queries, lead: string) => Promise<ToldOf[Event] | undefined>;
}> = {
  "lead.created": findLead,
  "offer.accepted": findOrder,
  "order.changed": findOrder,
};
