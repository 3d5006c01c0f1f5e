import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails } from "#backend/mail/delivery.ts";
import type { Email } from "#backend/mail/email.ts";
import type { DemoPlatform, DemoService } from "./keys.ts";
import type { DemoLink } from "./link.ts";

const visitorEmails = ["booked", "moved", "link", "cancelled", "reminder-day", "reminder-hour"] as const;
const hostEmails = ["host-booked", "host-moved", "host-cancelled"] as const;

export type VisitorEmail = (typeof visitorEmails)[number];
export type HostEmail = (typeof hostEmails)[number];

/** A booking as its emails need it. Its texts are the visitor's own, whatever they hold. */
export interface DemoToTell {
  id: string;
  startsAt: Date;
  endsAt: Date;
  status: string;
  sequence: number;
  name: string;
  email: string;
  phone: string | null;
  company: string;
  service: DemoService;
  message: string | null;
  platform: DemoPlatform;
  meetingLink: string | null;
  locale: "sv" | "en";
  timeZone: string;
  createdAt: Date;
  updatedAt: Date;
  changeUntilMinutes: number;
  /** Who receives the visitor; without an address of his own, sales do. */
  host: { id: string; name: string; email: string | null };
  link: DemoLink;
}

/** Writes an email (mail.tsx): to the visitor, or to a host, who may be one that the booking has left. */
export type RenderDemoEmail = (
  email: VisitorEmail | HostEmail,
  booking: DemoToTell,
  host: DemoToTell["host"],
) => Promise<Email>;

const job = z.object({
  bookingId: z.uuid(),
  email: z.enum([...visitorEmails, ...hostEmails]),
  sequence: z.optional(z.number()),
  hostId: z.nullish(z.uuid()),
  startsAt: z.optional(z.string()),
});

type Job = z.infer<typeof job>;

/**
 * The job send-demo-email: one email about a booking. What has changed since it was queued is not told: the
 * change has an email of its own. A booking that has been erased has no emails.
 *
 * Throws when the email was not sent, so that the queue tries again.
 */
export async function deliverDemoEmail(
  payload: unknown,
  render: RenderDemoEmail,
  tools: DeliveryTools,
  attempt: Attempt,
  now = new Date(),
): Promise<void> {
  const wanted = job.parse(payload);
  const booking = await findBooking(tools.database, wanted.bookingId);
  if (!booking || isOutdated(wanted, booking, now)) return;
  const host =
    wanted.hostId && wanted.hostId !== booking.host.id
      ? await findHost(tools.database, wanted.hostId)
      : booking.host;
  if (!host) return;
  const isHosts = hostEmails.some((email) => email === wanted.email);
  await deliverEmails(
    [
      {
        about: "demo_booking",
        aboutId: booking.id,
        kind: `${wanted.email}-${wanted.sequence ?? booking.startsAt.getTime() / 1000}`,
        locale: isHosts ? "sv" : booking.locale,
        email: await render(wanted.email, booking, host),
      },
    ],
    tools,
    attempt,
  );
}

function isOutdated({ email, sequence, hostId, startsAt }: Job, booking: DemoToTell, now: Date): boolean {
  // A host whom the booking has left is told so whatever happened to it after.
  if (email === "host-cancelled" && hostId !== booking.host.id) return false;
  if (startsAt !== undefined)
    return (
      booking.status !== "booked" ||
      new Date(startsAt).getTime() !== booking.startsAt.getTime() ||
      now >= booking.startsAt
    );
  return sequence !== booking.sequence;
}

async function findBooking(database: Database, id: string): Promise<DemoToTell | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries
      .selectFrom("demo_bookings as booking")
      .innerJoin("demo_hosts as host", "host.id", "booking.host_id")
      .innerJoin("demo_settings as settings", (join) => join.onTrue())
      .selectAll("booking")
      .select([
        "host.name as host_name",
        "host.email as host_email",
        "settings.change_until_minutes",
        sql<string>`private.demo_signature(booking.id, extract(epoch from booking.ends_at)::bigint, booking.moves)`.as(
          "signature",
        ),
      ])
      .where("booking.id", "=", id)
      .executeTakeFirst(),
  );
  return (
    row && {
      id: row.id,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      status: row.status,
      sequence: row.sequence,
      name: row.name,
      email: row.email,
      phone: row.phone,
      company: row.company,
      // The table's own checks.
      service: row.service as DemoService,
      message: row.message,
      platform: row.platform as DemoPlatform,
      meetingLink: row.meeting_link,
      locale: row.locale === "en" ? "en" : "sv",
      timeZone: row.time_zone,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      changeUntilMinutes: row.change_until_minutes,
      host: { id: row.host_id, name: row.host_name, email: row.host_email },
      link: { booking: row.id, expires: row.ends_at.getTime() / 1000, signature: row.signature },
    }
  );
}

function findHost(database: Database, id: string): Promise<DemoToTell["host"] | undefined> {
  return database.as("service_role", (queries) =>
    queries.selectFrom("demo_hosts").select(["id", "name", "email"]).where("id", "=", id).executeTakeFirst(),
  );
}
