import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { errorCode } from "#backend/error-code.ts";

/** One's own saved view of the list of leads: its name and its URL parameters. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
}

/** One's own saved views, by name. */
export function listSavedViews(staff: StaffAccess): Promise<SavedView[]> {
  return asStaff(staff, (queries) =>
    queries.selectFrom("lead_views").select(["id", "name", "query"]).orderBy(sql`lower(name)`).execute(),
  );
}

/** Removes one's own view and gives it; undefined when it is gone. */
export function removeView(staff: StaffAccess, id: string): Promise<Omit<SavedView, "id"> | undefined> {
  return asStaff(staff, (queries) =>
    queries.deleteFrom("lead_views").where("id", "=", id).returning(["name", "query"]).executeTakeFirst(),
  );
}

/** Saves a view of one's own; "taken" if another has the name, "many" if one has as many as the database allows. */
export function saveView(
  staff: StaffAccess,
  { id, name, query }: SavedView,
): Promise<"done" | "taken" | "many"> {
  return asStaff(staff, (queries) =>
    sql`insert into lead_views (id, name, query) values (${id}::uuid, ${name}, ${query})`.execute(queries),
  ).then(done, refusal);
}

/** Renames one's own view; "taken" if another has the name. */
export function renameView(
  staff: StaffAccess,
  { id, name }: Omit<SavedView, "query">,
): Promise<"done" | "taken" | "many"> {
  return asStaff(staff, (queries) =>
    queries.updateTable("lead_views").set({ name }).where("id", "=", id).execute(),
  ).then(done, refusal);
}

const done = () => "done" as const;

function refusal(error: unknown): "taken" | "many" {
  if (errorCode(error) === "23505") return "taken";
  if (errorCode(error) === "P0001") return "many";
  throw error;
}
