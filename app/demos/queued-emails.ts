/**
 * Which emails a booking and each change of a demo queue (product 12), and when. emails.tsx writes them.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Demo } from "./demo.ts";

/** An email that is queued: the payload of the task send-demo-email, and the key by which it is queued once. */
export interface DemoEmail {
  key: string;
  payload: Readonly<Record<string, string | number | null>>;
  /** Null for now. */
  at: Date | null;
}

/** The emails that are queued when a demo is booked. */
export function emailsOfNew(demo: Demo, now: Date): DemoEmail[] {
  return [
    emailNow(demo, "booked"),
    emailNow(demo, "sales-rep-booked", demo.salesRepId),
    ...reminders(demo, now),
  ];
}

/** The emails that are queued when a demo changes: to its visitor and to the sales reps concerned. */
export function emailsOf(before: Demo, after: Demo, now: Date): DemoEmail[] {
  if (after.status === "cancelled")
    return before.status === "cancelled"
      ? []
      : [emailNow(after, "cancelled"), emailNow(after, "sales-rep-cancelled", after.salesRepId)];
  if (after.status === "booked" && after.startsAt.getTime() !== before.startsAt.getTime()) {
    const isOther = after.salesRepId !== before.salesRepId;
    return [
      emailNow(after, "moved"),
      emailNow(after, isOther ? "sales-rep-booked" : "sales-rep-moved", after.salesRepId),
      ...(isOther ? [emailNow(after, "sales-rep-cancelled", before.salesRepId)] : []),
      ...reminders(after, now),
    ];
  }
  if (after.status === "booked" && after.salesRepId !== before.salesRepId)
    return [
      emailNow(after, "sales-rep-booked", after.salesRepId),
      emailNow(after, "sales-rep-cancelled", before.salesRepId),
      ...(after.meetingLink && after.meetingLink !== before.meetingLink ? [emailNow(after, "link")] : []),
    ];
  if (after.status === "booked" && after.meetingLink && after.meetingLink !== before.meetingLink)
    return [emailNow(after, "link")];
  if (after.invitedAt && after.invitedAt !== before.invitedAt)
    return [emailNow(after, after.status === "no_show" ? "missed" : "new-time")];
  return [];
}

/** An email that is sent now: to the visitor, or to a sales rep. */
function emailNow({ id, sequence }: Demo, email: string, salesRepId: string | null = null): DemoEmail {
  return {
    key: ["demo", id, email, sequence, ...(salesRepId ? [salesRepId] : [])].join(":"),
    payload: { bookingId: id, email, sequence, salesRepId },
    at: null,
  };
}

/**
 * The reminders, each with how long before the demo it is sent. It is left out if there is less time than `latest` to
 * the demo.
 */
const reminderEmails = [
  { email: "reminder-day", ahead: 24 * 60 * milliseconds.minute, latest: 26 * 60 * milliseconds.minute },
  { email: "reminder-hour", ahead: 60 * milliseconds.minute, latest: 90 * milliseconds.minute },
] as const;

function reminders(demo: Demo, now: Date): DemoEmail[] {
  const start = demo.startsAt.getTime();
  return reminderEmails
    .filter(({ latest }) => start >= now.getTime() + latest)
    .map(({ email, ahead }) => ({
      key: reminderKey(demo, email),
      payload: { bookingId: demo.id, email, startsAt: demo.startsAt.toISOString() },
      at: new Date(start - ahead),
    }));
}

/** The keys of the reminders of a demo as it is. */
export function reminderKeys(demo: Demo): string[] {
  return reminderEmails.map(({ email }) => reminderKey(demo, email));
}

function reminderKey({ id, startsAt }: Demo, email: string): string {
  return `demo:${id}:${email}:${startsAt.getTime() / 1000}`;
}
