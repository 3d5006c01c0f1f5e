import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverLetters } from "#backend/mail/delivery.ts";
import type { Letter } from "#backend/mail/email.ts";
import type { DemoPlatform, DemoService } from "./keys.ts";
import type { DemoLink } from "./link.ts";

const visitorLetters = ["booked", "moved", "link", "cancelled", "reminder-day", "reminder-hour"] as const;
const hostLetters = ["host-booked", "host-moved", "host-cancelled"] as const;

export type VisitorLetter = (typeof visitorLetters)[number];
export type HostLetter = (typeof hostLetters)[number];

/** A booking as its letters need it. Its texts are the visitor's own, whatever they hold. */
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

/** Writes a letter (mail.tsx): to the visitor, or to a host, who may be one that the booking has left. */
export type RenderDemoLetter = (
  letter: VisitorLetter | HostLetter,
  booking: DemoToTell,
  host: DemoToTell["host"],
) => Promise<Letter>;

const job = z.object({
  bookingId: z.uuid(),
  letter: z.enum([...visitorLetters, ...hostLetters]),
  sequence: z.optional(z.number()),
  hostId: z.nullish(z.uuid()),
  startsAt: z.optional(z.string()),
});

type Job = z.infer<typeof job>;

/**
 * The job send-demo-letter: one letter about a booking. What has changed since it was queued is not told: the
 * change has a letter of its own. A booking that has been erased has no letters.
 *
 * Throws when the letter was not sent, so that the queue tries again.
 */
export async function deliverDemoLetter(
  payload: unknown,
  render: RenderDemoLetter,
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
  const isHosts = hostLetters.some((letter) => letter === wanted.letter);
  await deliverLetters(
    [
      {
        about: "demo_booking",
        aboutId: booking.id,
        kind: `${wanted.letter}-${wanted.sequence ?? booking.startsAt.getTime() / 1000}`,
        locale: isHosts ? "sv" : booking.locale,
        letter: await render(wanted.letter, booking, host),
      },
    ],
    tools,
    attempt,
  );
}

function isOutdated({ letter, sequence, hostId, startsAt }: Job, booking: DemoToTell, now: Date): boolean {
  // A host whom the booking has left is told so whatever happened to it after.
  if (letter === "host-cancelled" && hostId !== booking.host.id) return false;
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
