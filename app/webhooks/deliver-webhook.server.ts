import { Webhook } from "standardwebhooks";
import { z } from "zod";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import { aboutWebhook } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import type { Task } from "#backend/jobs/worker.ts";
import type { PostOutcome } from "#backend/outgoing/post.ts";
import { planWaiting, queueDelivery } from "./change-webhook.server.ts";
import { afterAttempt, signingSecrets, testEvent } from "./webhook.ts";
import { type DeliveryToSend, findDelivery } from "./webhooks.server.ts";

export const webhookTask = "deliver-webhook";

interface Delivery {
  database: Database;
  secrets: Pick<SecretBox, "open">;
  send(url: URL, message: { headers: Record<string, string>; body: string }): Promise<PostOutcome>;
  /** What is told of a lead at each event: the JSON of the API. */
  read: Readonly<Record<WebhookEvent, (queries: Queries, lead: string) => Promise<object | undefined>>>;
  /** How the sender names itself. */
  userAgent: string;
  now?: () => Date;
  random?: () => number;
}

const payloadSchema = z.object({ id: z.uuid() });

/**
 * The task that attempts one delivery (product 21). A process that is killed between sending and recording sends it
 * again, under the same id. A receiver's fault is no fault of the job: the next attempt is a job of its own, queued
 * with the record of this one.
 */
export function deliverWebhooks(delivery: Delivery): Task {
  const { database, send, now = () => new Date(), random = Math.random } = delivery;
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    const message = await database.as("service_role", async (queries) => {
      const found = await findDelivery(queries, id);
      // It is erased, delivered meanwhile, or waits until its webhook is switched on again.
      if (found?.status !== "waiting" || (found.off_since && found.event !== testEvent)) return null;
      return { found, body: await bodyOf(queries, found, delivery.read) };
    });
    if (!message) return;
    const { found, body } = message;
    const start = performance.now();
    const outcome = await send(new URL(found.url), {
      headers: headersOf(found, body, delivery, now()),
      body,
    });
    const took = Math.round(performance.now() - start);
    await database.as("service_role", (queries) =>
      record(queries, found, { ...outcome, took }, { now: now(), random: random() }),
    );
  };
}

/**
 * The body of a delivery. It is made of the lead as it is now, at each attempt, so that no payload is stored, a late one
 * is true when it arrives, and an erased lead is not told.
 */
async function bodyOf(
  queries: Queries,
  { event, lead_id, happened_at }: DeliveryToSend,
  read: Delivery["read"],
): Promise<string> {
  const data = event === testEvent ? {} : await read[event](queries, lead_id ?? "");
  if (!data) throw new Error(`there is nothing to tell of ${event}`);
  return JSON.stringify({ type: event, timestamp: happened_at.toISOString(), data });
}

/** The headers of the scheme (standardwebhooks.com). The time is that of the attempt. */
function headersOf(
  { id, webhook_id, secret, previous_secret, previous_until }: DeliveryToSend,
  body: string,
  { secrets, userAgent }: Pick<Delivery, "secrets" | "userAgent">,
  now: Date,
): Record<string, string> {
  const current = { secret, previousSecret: previous_secret, previousUntil: previous_until };
  const signatures = signingSecrets(current, now).map((sealed) =>
    new Webhook(secrets.open(sealed, aboutWebhook(webhook_id))).sign(id, now, body),
  );
  return {
    "content-type": "application/json",
    "user-agent": userAgent,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

/** Records an attempt with what follows from it, in one transaction. */
async function record(
  queries: Queries,
  { id, webhook_id, event }: DeliveryToSend,
  { status, retryAfter, problem, took }: PostOutcome & { took: number },
  moment: { now: Date; random: number },
): Promise<void> {
  const webhook = await queries
    .selectFrom("webhooks")
    .select("failing_since")
    .where("id", "=", webhook_id)
    .forUpdate()
    .executeTakeFirst();
  const delivery = await queries
    .selectFrom("webhook_deliveries")
    .select("attempts")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!webhook || !delivery) return;
  const after = afterAttempt(
    { failingSince: webhook.failing_since },
    { event, attempts: delivery.attempts },
    { status, retryAfter },
    moment,
  );
  const { nextAt } = after.delivery;
  await queries
    .updateTable("webhook_deliveries")
    .set({
      status: after.delivery.status,
      attempts: after.delivery.attempts,
      next_at: nextAt,
      attempted_at: moment.now,
      response_code: status,
      problem,
      milliseconds: took,
    })
    .where("id", "=", id)
    .execute();
  if (nextAt) await queueDelivery(queries, id, webhook_id, nextAt);
  if (!after.webhook) return;
  const { failingSince, off } = after.webhook;
  const values = {
    ...(failingSince?.getTime() === webhook.failing_since?.getTime() ? {} : { failing_since: failingSince }),
    ...(off ? { off_since: moment.now, off_reason: off } : {}),
  };
  if (Object.keys(values).length > 0)
    await queries.updateTable("webhooks").set(values).where("id", "=", webhook_id).execute();
  if (off) await planWaiting(queries, webhook_id, null);
}
