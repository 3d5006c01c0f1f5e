import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** A current or former member of staff. */
export interface Colleague {
  id: string;
  name: string;
  /** Whether they can be assigned leads. */
  active: boolean;
}

/** The current and former staff, by name. */
export async function listColleagues(staff: StaffAccess): Promise<Colleague[]> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select(["user_id as id", "name", "active", "role"]).orderBy("name").execute(),
  );
  return rows.map(({ role, active, ...row }) => ({ ...row, active: active && role !== "editor" }));
}

/** The names of the current and former staff, by id. */
export async function listNames(staff: StaffAccess): Promise<ReadonlyMap<string, string>> {
  return new Map((await listColleagues(staff)).map(({ id, name }) => [id, name]));
}
