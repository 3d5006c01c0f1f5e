import { adminPaths } from "#app/domain/staff-paths.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";

/** The pages on which colleagues see who else is there: an open lead and an open article. */
const kinds = { lead: adminPaths.leads, article: adminPaths.news } as const;
const id = /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/;

/** An open lead or article, as "lead <id>". */
export interface Place {
  kind: keyof typeof kinds;
  key: string;
}

/** The place at a path that somebody with this role may open; null for none. */
export function openPlace(pathname: string | null, role: StaffRole): Place | null {
  const place = placeAt(pathname ?? "");
  const roles: readonly StaffRole[] = place?.kind === "lead" ? ["sales", "admin"] : ["editor", "admin"];
  return roles.includes(role) ? place : null;
}

/** The place at a path of the admin; null where nobody is shown. */
export function placeAt(pathname: string): Place | null {
  for (const kind of ["lead", "article"] as const) {
    const found = pathname.startsWith(kinds[kind]) ? id.exec(pathname.slice(kinds[kind].length)) : null;
    if (found) return { kind, key: `${kind} ${found[1]}` };
  }
  return null;
}
