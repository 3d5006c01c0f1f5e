import { forStaff } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import { aboutHostCalendar } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { fetchedAddress } from "./calendar.ts";

/**
 * Sets the address of a host's calendar, which is read within a minute; another one replaces it with its busy times. The
 * address is stored encrypted and never given out. Gives false when there is no such host. Throws PostgreSQL's 42501
 * unless it is an administrator or that host.
 */
export function setCalendar(
  staff: StaffAccess,
  secrets: Pick<SecretBox, "seal">,
  host: string,
  typed: string,
): Promise<boolean> {
  return forStaff(staff, async (queries) => {
    const rep = await queries
      .selectFrom("sales_reps")
      .select("name")
      .where("id", "=", host)
      .forKeyShare()
      .executeTakeFirst();
    if (!rep) return false;
    const address = fetchedAddress(typed);
    await queries.deleteFrom("demo_calendars").where("sales_rep_id", "=", host).execute();
    await queries
      .insertInto("demo_calendars")
      .values({
        sales_rep_id: host,
        address: secrets.seal(address, aboutHostCalendar(host)),
        server: new URL(address).hostname,
      })
      .execute();
    await logBySite(queries, [{ kind: "demoCalendarSet", about: rep.name, data: {} }]);
    return true;
  });
}

/** Removes a host's calendar with its busy times; false when there is none. Throws as `setCalendar` does. */
export function removeCalendar(staff: StaffAccess, host: string): Promise<boolean> {
  return forStaff(staff, async (queries) => {
    const rep = await queries
      .selectFrom("sales_reps")
      .select("name")
      .where("id", "=", host)
      .executeTakeFirst();
    const removed = await queries
      .deleteFrom("demo_calendars")
      .where("sales_rep_id", "=", host)
      .returning("sales_rep_id")
      .execute();
    if (!rep || removed.length === 0) return false;
    await logBySite(queries, [{ kind: "demoCalendarRemoved", about: rep.name, data: {} }]);
    return true;
  });
}
