import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { colleagueMessages } from "./words.server.ts";

/** A current or former member of staff. */
export interface Colleague {
  id: string;
  name: string;
  /** Whether they can be assigned leads. */
  active: boolean;
  /** Whether they work with leads, or did before they left: editors don't. */
  worksLeads: boolean;
}

/** The current and former staff, by name. */
export async function listColleagues(staff: StaffAccess): Promise<Colleague[]> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select(["user_id as id", "name", "active", "role"]).orderBy("name").execute(),
  );
  return rows.map(({ role, active, ...row }) => {
    const worksLeads = role !== "editor";
    return { ...row, active: active && worksLeads, worksLeads };
  });
}

/** The names of the current and former staff, by id. */
export type Names = ReadonlyMap<string, string>;

/** Reads the names of the current and former staff. */
export async function listNames(staff: StaffAccess): Promise<Names> {
  return namesOf(await listColleagues(staff));
}

/** The names of these colleagues, by id. */
export function namesOf(colleagues: readonly Colleague[]): Names {
  return new Map(colleagues.map(({ id, name }) => [id, name]));
}

/**
 * The name of the person who made a change; null for a visitor or the system. An erased account no longer has a name.
 */
export function nameOf(names: Names, id: string | null, locale: Locale): string | null {
  return id && (names.get(id) ?? colleagueMessages[locale].former);
}
