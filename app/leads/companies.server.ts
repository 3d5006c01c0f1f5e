import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { CompanyKey } from "./company.ts";

/** A name or a domain of a company, as it was last written. */
export interface CompanyName extends CompanyKey {
  written: string | null;
  changedAt: Date | null;
  /** How many leads and demos have the name; 0 for a domain. */
  rows: number;
}

/**
 * The names and domains of the company of a lead or a demo, its main name first; with the domains of its people that
 * several companies share. Empty where it has no company.
 */
export function listCompanyNames(staff: StaffAccess, namedBy: string): Promise<CompanyName[]> {
  return staffRows(staff, companyNames(namedBy));
}

/** The same for a transaction of the site (change-company.server.ts). */
export async function readCompanyNames(queries: Queries, namedBy: string): Promise<CompanyName[]> {
  return (await companyNames(namedBy).execute(queries)).rows;
}

function companyNames(namedBy: string) {
  return sql<CompanyName>`
    select key, same_as as "sameAs", seen_with as "seenWith", is_shared as "isShared", changed_by as "changedBy",
      changed_at as "changedAt", written, rows
    from company_names(${namedBy}::uuid)`;
}
