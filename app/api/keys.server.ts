import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { ApiScope } from "./key.ts";

/** A key as administrators see it. */
export interface ListedKey {
  id: string;
  name: string;
  /** Its last characters. */
  ending: string;
  scopes: readonly ApiScope[];
  /** Who made it; null for a former user. */
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  /** To the minute; null for one that was never used. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The keys of the API, those in use first, each group latest first; at most 200. */
export function listKeys(staff: StaffAccess): Promise<ListedKey[]> {
  return asStaff(staff, async (queries) =>
    queries
      .selectFrom("api_keys")
      .select([
        "id",
        "name",
        "ending",
        "scopes",
        "created_by as createdBy",
        "created_at as createdAt",
        "expires_at as expiresAt",
        "last_used_at as lastUsedAt",
        "revoked_at as revokedAt",
      ])
      .orderBy("revoked_at", (order) => order.desc().nullsFirst())
      .orderBy("created_at", "desc")
      .limit(200)
      .execute(),
  );
}
