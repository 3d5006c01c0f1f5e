import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** A member of staff, or somebody who was. */
export interface Colleague {
  id: string;
  name: string;
  /** Whether they may be given leads. */
  active: boolean;
}

/** The staff, and those who were, by name. */
export async function listColleagues(staff: StaffAccess): Promise<Colleague[]> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select(["user_id as id", "name", "active", "role"]).orderBy("name").execute(),
  );
  return rows.map(({ role, active, ...row }) => ({ ...row, active: active && role !== "editor" }));
}

/** The names of the staff, and of those who were, by id. */
export async function listNames(staff: StaffAccess): Promise<ReadonlyMap<string, string>> {
  return new Map((await listColleagues(staff)).map(({ id, name }) => [id, name]));
}
