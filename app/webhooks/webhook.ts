import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Stored } from "#app/domain/stored.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";

/** What is sent to try a receiver; it is about no lead. */
export const testEvent = "webhook.test";

export type DeliveryEvent = WebhookEvent | typeof testEvent;

export type DeliveryStatus = Stored<"webhook_deliveries", "status">;

/** Why a webhook is off: an administrator paused it, its receiver answered 410, or every attempt failed for days. */
export type OffReason = Stored<"webhooks", "off_reason">;

const { minute, hour, day } = milliseconds;

/** The waits between the attempts of a delivery, about three days in all, as Standard Webhooks proposes. */
const waits = [
  minute / 12,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** How many times a delivery is attempted. */
export const mostAttempts = waits.length + 1;

/** So that not everything that waits for a receiver is sent to it at the same moment. */
const mostSpread = 0.1;

/** A receiver that has failed for so long, and taken nothing meanwhile, is switched off. */
const failingMilliseconds = 3 * day;

/** How long both secrets sign after a rotation. */
export const overlapMilliseconds = 2 * day;

/** How long the log has a delivery. */
export const logMilliseconds = 30 * day;

/** How many webhooks there may be: one that does not answer holds one of the queue's workers for some seconds. */
export const mostWebhooks = 10;

/** The result of an attempt: the response's status, or why there was none; `retryAfter` is the response's header. */
export interface Attempt {
  status: number | null;
  retryAfter: string | null;
}

/** What an attempt makes of a delivery, and of its webhook; null where that stays as it is. */
export interface AfterAttempt {
  delivery: { status: DeliveryStatus; attempts: number; nextAt: Date | null };
  webhook: { failingSince: Date | null; off: OffReason | null } | null;
}

/**
 * What follows from an attempt (product 21.3). Only 2xx is a success: then the webhook is not failing any more. After
 * anything else the delivery is tried again, after growing waits and not before `Retry-After`. 410 switches the webhook
 * off at once, failures for three days do later. A test is attempted once, and says nothing about the webhook. `random`
 * is from 0 to 1.
 */
export function afterAttempt(
  webhook: { failingSince: Date | null },
  delivery: { event: DeliveryEvent; attempts: number },
  { status, retryAfter }: Attempt,
  { now, random }: { now: Date; random: number },
): AfterAttempt {
  const attempts = delivery.attempts + 1;
  const isTest = delivery.event === testEvent;
  if (status !== null && status >= 200 && status < 300)
    return {
      delivery: { status: "delivered", attempts, nextAt: null },
      webhook: isTest ? null : { failingSince: null, off: null },
    };
  const failed = { status: "failed", attempts, nextAt: null } as const;
  if (isTest) return { delivery: failed, webhook: null };
  const failingSince = webhook.failingSince ?? now;
  const isOver = now.getTime() - failingSince.getTime() >= failingMilliseconds;
  const off = status === 410 ? "gone" : isOver ? "failing" : null;
  const wait = waits[delivery.attempts];
  if (off || wait === undefined) return { delivery: failed, webhook: { failingSince, off } };
  const nextAt = new Date(
    now.getTime() + Math.max(wait * (1 + random * mostSpread), retryMilliseconds(retryAfter, now)),
  );
  return { delivery: { status: "waiting", attempts, nextAt }, webhook: { failingSince, off } };
}

/** How long a response asks to wait (RFC 9110: seconds or a date), at most a day; 0 when it does not. */
function retryMilliseconds(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0;
  const asked = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now.getTime();
  return Math.min(Math.max(asked || 0, 0), day);
}

/** The secrets that sign now: the current one, and after a rotation the earlier one as long as both are valid. */
export function signingSecrets(
  webhook: { secret: string; previousSecret: string | null; previousUntil: Date | null },
  now: Date,
): string[] {
  const { secret, previousSecret, previousUntil } = webhook;
  return previousSecret && previousUntil && now < previousUntil ? [secret, previousSecret] : [secret];
}
