import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { forAdministrator } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { LoggedKind } from "#app/domain/change-log.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { aboutWebhook } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import type { WebhookFields } from "./schema.ts";
import { mostWebhooks, overlapMilliseconds, testEvent } from "./webhook.ts";

/** A secret as receivers write it: 32 random bytes. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/**
 * Adds a webhook, and gives its secret, which can't be read again. "stored" if it is added already, since the form was
 * sent twice; "many" if there are too many. Throws for anybody who is not an administrator with a fresh second factor,
 * as all functions here that give or change where events go.
 */
export function addWebhook(
  staff: StaffAccess,
  secrets: Pick<SecretBox, "seal">,
  id: string,
  fields: WebhookFields,
): Promise<{ secret: string } | "stored" | "many"> {
  return forAdministrator(staff, async (queries) => {
    const rows = await queries.selectFrom("webhooks").select("id").execute();
    if (rows.some((row) => row.id === id)) return "stored";
    if (rows.length >= mostWebhooks) return "many";
    const secret = newSecret();
    await queries
      .insertInto("webhooks")
      .values({ id, ...fields, secret: secrets.seal(secret, aboutWebhook(id)) })
      .execute();
    await log(queries, "webhookAdded", fields.name);
    return { secret };
  });
}

/** Changes what a webhook is called, where it leads and what it is told. "changed" if somebody was first. */
export function changeWebhook(
  staff: StaffAccess,
  of: Versioned,
  fields: WebhookFields,
): Promise<"saved" | "changed"> {
  return forAdministrator(staff, async (queries) => {
    const was = await lock(queries, of);
    if (!was) return "changed";
    const changes = (["name", "url", "events"] as const)
      .filter((name) => String(was[name]) !== String(fields[name]))
      .map((name) => ({ name }));
    await queries.updateTable("webhooks").set(fields).where("id", "=", of.id).execute();
    await log(queries, "webhookChanged", fields.name, { changes });
    return "saved";
  });
}

/** Gives a webhook another secret, and gives it once; the one so far signs as well for two days. */
export function rotateSecret(
  staff: StaffAccess,
  secrets: Pick<SecretBox, "seal">,
  of: Versioned,
  now: Date,
): Promise<{ secret: string } | "changed"> {
  return forAdministrator(staff, async (queries) => {
    const was = await lock(queries, of);
    if (!was) return "changed";
    const secret = newSecret();
    await queries
      .updateTable("webhooks")
      .set({
        secret: secrets.seal(secret, aboutWebhook(of.id)),
        previous_secret: was.secret,
        previous_until: new Date(now.getTime() + overlapMilliseconds),
      })
      .where("id", "=", of.id)
      .execute();
    await log(queries, "webhookRotated", was.name);
    return { secret };
  });
}

/**
 * Pauses a webhook, or switches it on again however it was switched off: what waited is then sent at once. What happens
 * while it is off is not told later.
 */
export function switchWebhook(
  staff: StaffAccess,
  of: Versioned,
  { on, now }: { on: boolean; now: Date },
): Promise<"saved" | "changed"> {
  return forAdministrator(staff, async (queries) => {
    const was = await lock(queries, of);
    if (!was) return "changed";
    await queries
      .updateTable("webhooks")
      .set(
        on
          ? { off_since: null, off_reason: null, failing_since: null }
          : { off_since: now, off_reason: "paused" },
      )
      .where("id", "=", of.id)
      .execute();
    await planWaiting(queries, of.id, on ? now : null);
    await log(queries, on ? "webhookResumed" : "webhookPaused", was.name);
    return "saved";
  });
}

/** Plans what waits for a webhook anew, from its first attempt; without a time nothing of it is planned. */
export async function planWaiting(queries: Queries, webhook: string, at: Date | null): Promise<void> {
  const waiting = await queries
    .updateTable("webhook_deliveries")
    .set({ next_at: at, ...(at ? { attempts: 0 } : {}) })
    .where("webhook_id", "=", webhook)
    .where("status", "=", "waiting")
    .returning("id")
    .execute();
  if (at) for (const { id } of waiting) await queueDelivery(queries, id, webhook, at);
}

/** Queues a delivery for a time, in place of when it was planned. */
export async function queueDelivery(queries: Queries, id: string, webhook: string, at: Date): Promise<void> {
  await sql`select private.queue_webhook(${id}, ${webhook}, ${at})`.execute(queries);
}

/** Removes a webhook with its log. Gives its name; undefined if it is gone already. */
export function removeWebhook(staff: StaffAccess, id: string): Promise<string | undefined> {
  return forAdministrator(staff, async (queries) => {
    const row = await queries
      .deleteFrom("webhooks")
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (row) await log(queries, "webhookRemoved", row.name);
    return row?.name;
  });
}

/** Queues a test delivery, also to a webhook that is off. False if it is gone. */
export function testWebhook(staff: StaffAccess, id: string): Promise<boolean> {
  return forAdministrator(staff, async (queries) => {
    const webhook = await queries
      .selectFrom("webhooks")
      .select("name")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!webhook) return false;
    const added = await queries
      .insertInto("webhook_deliveries")
      .values({ webhook_id: id, event: testEvent })
      .returning(["id", "happened_at"])
      .executeTakeFirstOrThrow();
    await queueDelivery(queries, added.id, id, added.happened_at);
    await log(queries, "webhookTested", webhook.name);
    return true;
  });
}

/**
 * Sends a delivery of the log again, under its own id: a receiver that has it already knows it. "off" while its webhook
 * is off; "gone" if it is not in the log any more.
 */
export function sendAgain(
  staff: StaffAccess,
  { webhook, delivery }: { webhook: string; delivery: string },
  now: Date,
): Promise<"queued" | "off" | "gone"> {
  return forAdministrator(staff, async (queries) => {
    const found = await queries
      .selectFrom("webhooks")
      .select(["name", "off_since"])
      .where("id", "=", webhook)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return "gone";
    if (found.off_since) return "off";
    const planned = await queries
      .updateTable("webhook_deliveries")
      .set({ status: "waiting", attempts: 0, next_at: now })
      .where("id", "=", delivery)
      .where("webhook_id", "=", webhook)
      .returning("id")
      .executeTakeFirst();
    if (!planned) return "gone";
    await queueDelivery(queries, delivery, webhook, now);
    await log(queries, "webhookResent", found.name);
    return "queued";
  });
}

/** Erases the log's deliveries from before a time. */
export async function eraseDeliveries(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("webhook_deliveries").where("happened_at", "<", before).execute(),
  );
}

/** Locks a webhook that is still at a version. */
function lock(queries: Queries, { id, version }: Versioned) {
  return queries
    .selectFrom("webhooks")
    .select(["name", "url", "events", "secret"])
    .where("id", "=", id)
    .where("version", "=", version)
    .forUpdate()
    .executeTakeFirst();
}

function log(queries: Queries, kind: LoggedKind, about: string, data: object = {}): Promise<void> {
  return logBySite(queries, [{ kind, about, data }]);
}
