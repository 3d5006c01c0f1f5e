import * as z from "zod/mini";
import { readFilter } from "#app/domain/filter.ts";
import { day } from "#app/forms/field-schemas.ts";

export const auditSources = ["admin", "account", "lead"] as const;

/** What an entry belongs to: "admin" is staff, settings and personal data. */
export type AuditSource = (typeof auditSources)[number];

const schemas = {
  source: z.enum(auditSources),
  /** The id of a member of staff. */
  actor: z.uuid(),
  /** Days in Sweden, `2026-11-21`, both inclusive. */
  from: day,
  to: day,
};

export type AuditFilter = ReturnType<typeof readAuditFilter>;

export const auditParameters = { source: "del", actor: "vem", from: "fran", to: "till" } as const;

/** Reads the filter of the activity log from URL parameters. */
export function readAuditFilter(parameters: URLSearchParams) {
  return readFilter(schemas, auditParameters, parameters);
}
