import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** A demo of a day. */
export interface DemoOfDay {
  id: string;
  startsAt: Date;
  endsAt: Date;
  company: string;
  name: string;
  platform: "google-meet" | "teams";
  meetingLink: string | null;
  status: "booked" | "no_show" | "done";
}

/** The demos between two moments that were not cancelled, in order. */
export async function listDemos(staff: StaffAccess, from: Date, to: Date): Promise<DemoOfDay[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("demo_bookings")
      .select(["id", "starts_at", "ends_at", "company", "name", "platform", "meeting_link", "status"])
      .where("starts_at", ">=", from)
      .where("starts_at", "<", to)
      .where("status", "<>", "cancelled")
      .orderBy("starts_at")
      .orderBy("id")
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    company: row.company,
    name: row.name,
    platform: row.platform === "teams" ? "teams" : "google-meet",
    meetingLink: row.meeting_link,
    status: row.status === "no_show" || row.status === "done" ? row.status : "booked",
  }));
}
