import { sql } from "kysely";
import * as z from "zod/mini";
import type { WriteEmails } from "#app/email/email-task.ts";
import type { Database } from "#backend/database/connection.ts";
import { renderDemoEmail } from "./emails.tsx";

const visitorEmails = [
  "booked",
  "moved",
  "link",
  "cancelled",
  "new-time",
  "missed",
  "reminder-day",
  "reminder-hour",
] as const;
const salesRepEmails = ["sales-rep-booked", "sales-rep-moved", "sales-rep-cancelled"] as const;

export type VisitorEmail = (typeof visitorEmails)[number];
export type SalesRepEmail = (typeof salesRepEmails)[number];

/** A booking as its emails need it. The visitor's texts are unchecked: see `cleanLine`. */
export type DemoForEmail = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

const job = z.object({
  bookingId: z.uuid(),
  email: z.enum([...visitorEmails, ...salesRepEmails]),
  sequence: z.optional(z.number()),
  salesRepId: z.nullish(z.uuid()),
  startsAt: z.optional(z.string()),
});

type Job = z.infer<typeof job>;

/**
 * The email of the task send-demo-email. None if the booking was erased or has changed since the email was queued: the
 * change has queued an email of its own.
 */
export const demoEmails: WriteEmails = async (payload, { database, brand, now }) => {
  const task = job.parse(payload);
  const booking = await findBooking(database, task.bookingId);
  if (!booking || isOutdated(task, booking, now)) return [];
  const salesRep =
    task.salesRepId && task.salesRepId !== booking.salesRep.id
      ? await findSalesRep(database, task.salesRepId)
      : booking.salesRep;
  if (!salesRep) return [];
  const isSalesReps = salesRepEmails.some((email) => email === task.email);
  return [
    {
      about: "demo_booking",
      aboutId: booking.id,
      kind: `${task.email}-${task.sequence ?? booking.startsAt.getTime() / 1000}`,
      locale: isSalesReps ? "sv" : booking.locale,
      email: await renderDemoEmail(task.email, booking, salesRep, brand, now),
    },
  ];
};

function isOutdated(
  { email, sequence, salesRepId, startsAt }: Job,
  booking: DemoForEmail,
  now: Date,
): boolean {
  // A sales rep whose booking went to a colleague is told, whatever happened to the booking afterwards.
  if (email === "sales-rep-cancelled" && salesRepId !== booking.salesRep.id) return false;
  if (startsAt !== undefined)
    return (
      booking.status !== "booked" ||
      new Date(startsAt).getTime() !== booking.startsAt.getTime() ||
      now >= booking.startsAt
    );
  if (email === "missed" || email === "new-time")
    return booking.invitedAt === null || (email === "missed") !== (booking.status === "no_show");
  return sequence !== booking.sequence;
}

async function findBooking(database: Database, id: string) {
  const row = await database.as("service_role", (queries) =>
    queries
      .selectFrom("demo_bookings as booking")
      .innerJoin("sales_reps as rep", "rep.id", "booking.sales_rep_id")
      .innerJoin("demo_settings as settings", (join) => join.onTrue())
      .select(["booking.id", "booking.status", "booking.sequence", "booking.name", "booking.email"])
      .select(["booking.phone", "booking.company", "booking.service", "booking.message", "booking.platform"])
      .select(["booking.locale", "booking.starts_at as startsAt", "booking.ends_at as endsAt"])
      .select(["booking.meeting_link as meetingLink", "booking.time_zone as timeZone"])
      .select(["booking.created_at as createdAt", "booking.updated_at as updatedAt"])
      .select("booking.invited_at as invitedAt")
      .select(["rep.id as salesRepId", "rep.name as salesRepName", "rep.email as salesRepEmail"])
      .select([
        "settings.change_until_minutes as changeUntilMinutes",
        sql<string>`private.demo_signature(booking.id, extract(epoch from booking.ends_at)::bigint, booking.moves)`.as(
          "signature",
        ),
      ])
      .where("booking.id", "=", id)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { salesRepId, salesRepName, salesRepEmail, signature, ...booking } = row;
  return {
    ...booking,
    /** Without an email address, the emails go to the sales mailbox. */
    salesRep: { id: salesRepId, name: salesRepName, email: salesRepEmail },
    link: { booking: booking.id, expires: booking.endsAt.getTime() / 1000, signature },
  };
}

function findSalesRep(database: Database, id: string): Promise<DemoForEmail["salesRep"] | undefined> {
  return database.as("service_role", (queries) =>
    queries.selectFrom("sales_reps").select(["id", "name", "email"]).where("id", "=", id).executeTakeFirst(),
  );
}
