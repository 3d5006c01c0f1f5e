import { sql } from "kysely";
import * as z from "zod/mini";
import type { WriteEmails } from "#app/email/email-task.ts";
import type { Database } from "#backend/database/connection.ts";
import type { DemoPlatform, DemoService } from "./keys.ts";
import type { DemoLink } from "./link.ts";
import { renderDemoEmail } from "./mail.tsx";

const visitorEmails = ["booked", "moved", "link", "cancelled", "reminder-day", "reminder-hour"] as const;
const salesRepEmails = ["sales-rep-booked", "sales-rep-moved", "sales-rep-cancelled"] as const;

export type VisitorEmail = (typeof visitorEmails)[number];
export type SalesRepEmail = (typeof salesRepEmails)[number];

/** A booking as its emails need it. Its texts are the visitor's own, whatever they hold. */
export interface DemoForEmail {
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
  salesRep: { id: string; name: string; email: string | null };
  link: DemoLink;
}

const job = z.object({
  bookingId: z.uuid(),
  email: z.enum([...visitorEmails, ...salesRepEmails]),
  sequence: z.optional(z.number()),
  salesRepId: z.nullish(z.uuid()),
  startsAt: z.optional(z.string()),
});

type Job = z.infer<typeof job>;

/**
 * The job send-demo-email: one email about a booking. What has changed since it was queued is not told: the
 * change has an email of its own. A booking that has been erased has no emails.
 */
export const demoEmails: WriteEmails = async (payload, { database, brand, now }) => {
  const wanted = job.parse(payload);
  const booking = await findBooking(database, wanted.bookingId);
  if (!booking || isOutdated(wanted, booking, now)) return [];
  const salesRep =
    wanted.salesRepId && wanted.salesRepId !== booking.salesRep.id
      ? await findSalesRep(database, wanted.salesRepId)
      : booking.salesRep;
  if (!salesRep) return [];
  const isSalesReps = salesRepEmails.some((email) => email === wanted.email);
  return [
    {
      about: "demo_booking",
      aboutId: booking.id,
      kind: `${wanted.email}-${wanted.sequence ?? booking.startsAt.getTime() / 1000}`,
      locale: isSalesReps ? "sv" : booking.locale,
      email: await renderDemoEmail(wanted.email, booking, salesRep, brand),
    },
  ];
};

function isOutdated(
  { email, sequence, salesRepId, startsAt }: Job,
  booking: DemoForEmail,
  now: Date,
): boolean {
  // A sales rep whom the booking has left is told so whatever happened to it after.
  if (email === "sales-rep-cancelled" && salesRepId !== booking.salesRep.id) return false;
  if (startsAt !== undefined)
    return (
      booking.status !== "booked" ||
      new Date(startsAt).getTime() !== booking.startsAt.getTime() ||
      now >= booking.startsAt
    );
  return sequence !== booking.sequence;
}

async function findBooking(database: Database, id: string): Promise<DemoForEmail | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries
      .selectFrom("demo_bookings as booking")
      .innerJoin("sales_reps as rep", "rep.id", "booking.sales_rep_id")
      .innerJoin("demo_settings as settings", (join) => join.onTrue())
      .selectAll("booking")
      .select([
        "rep.name as sales_rep_name",
        "rep.email as sales_rep_email",
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
      salesRep: { id: row.sales_rep_id, name: row.sales_rep_name, email: row.sales_rep_email },
      link: { booking: row.id, expires: row.ends_at.getTime() / 1000, signature: row.signature },
    }
  );
}

function findSalesRep(database: Database, id: string): Promise<DemoForEmail["salesRep"] | undefined> {
  return database.as("service_role", (queries) =>
    queries.selectFrom("sales_reps").select(["id", "name", "email"]).where("id", "=", id).executeTakeFirst(),
  );
}
