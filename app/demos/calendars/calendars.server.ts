import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** The calendar of a host as the settings show it, without its address. */
export type HostCalendar = Awaited<ReturnType<typeof listCalendars>>[number];

/** The calendars of all hosts. */
export function listCalendars(staff: StaffAccess) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("demo_calendars")
      .select([
        "sales_rep_id as host",
        "server",
        "read_at as readAt",
        "failing_since as failingSince",
        "problem",
      ])
      .execute(),
  );
}
