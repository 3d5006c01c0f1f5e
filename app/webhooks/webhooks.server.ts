import type { Selectable } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Webhooks } from "#backend/database/types.ts";
import type { PostProblem } from "#backend/outgoing/post.ts";
import type { DeliveryEvent, DeliveryStatus, OffReason } from "./webhook.ts";

/** A receiver of events, without its secrets. */
export interface WebhookRow {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  version: number;
  createdAt: Date;
  /** Until when the secret before the last rotation signs as well. */
  previousUntil: Date | null;
  failingSince: Date | null;
  offSince: Date | null;
  offReason: OffReason | null;
}

/** A delivery in the log. */
export interface DeliveryRow {
  id: string;
  event: DeliveryEvent;
  leadId: string | null;
  happenedAt: Date;
  status: DeliveryStatus;
  attempts: number;
  attemptedAt: Date | null;
  nextAt: Date | null;
  responseCode: number | null;
  problem: PostProblem | null;
  milliseconds: number | null;
}

/** How many deliveries the page of a webhook shows. */
export const mostDeliveries = 50;

/** All webhooks, by name. For administrators; anybody else sees none. */
export function listWebhooks(staff: StaffAccess): Promise<WebhookRow[]> {
  return asStaff(staff, (queries) => webhooks(queries).orderBy("name").orderBy("id").execute());
}

/** A webhook; undefined for none that the person may see. */
export function findWebhook(staff: StaffAccess, id: string): Promise<WebhookRow | undefined> {
  return asStaff(staff, (queries) => webhooks(queries).where("id", "=", id).executeTakeFirst());
}

/** The latest deliveries of a webhook, the latest first. */
export function listDeliveries(staff: StaffAccess, webhook: string): Promise<DeliveryRow[]> {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("webhook_deliveries")
      .select(["id", "event", "lead_id as leadId", "happened_at as happenedAt", "status", "attempts"])
      .select(["attempted_at as attemptedAt", "next_at as nextAt", "response_code as responseCode"])
      .select(["problem", "milliseconds"])
      .where("webhook_id", "=", webhook)
      .orderBy("happened_at", "desc")
      .orderBy("id", "desc")
      .limit(mostDeliveries)
      .execute(),
  );
}

function webhooks(queries: Queries) {
  return queries
    .selectFrom("webhooks")
    .select(["id", "name", "url", "events", "version", "created_at as createdAt"])
    .select(["previous_until as previousUntil", "failing_since as failingSince"])
    .select(["off_since as offSince", "off_reason as offReason"]);
}

/** What is needed to attempt a delivery, with its webhook's encrypted secrets. For the site's own work. */
export function findDelivery(queries: Queries, id: string): Promise<DeliveryToSend | undefined> {
  return queries
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhooks as webhook", "webhook.id", "delivery.webhook_id")
    .select(["delivery.id", "delivery.event", "delivery.lead_id", "delivery.happened_at"])
    .select(["delivery.status", "delivery.attempts", "delivery.webhook_id", "webhook.url"])
    .select(["webhook.secret", "webhook.previous_secret", "webhook.previous_until", "webhook.off_since"])
    .where("delivery.id", "=", id)
    .executeTakeFirst();
}

export interface DeliveryToSend
  extends Pick<Selectable<Webhooks>, "url" | "secret" | "previous_secret" | "previous_until" | "off_since"> {
  id: string;
  webhook_id: string;
  event: DeliveryEvent;
  lead_id: string | null;
  happened_at: Date;
  status: DeliveryStatus;
  attempts: number;
}
