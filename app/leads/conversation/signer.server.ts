import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Signer } from "./signature.ts";

/** The person who is signed in, as they sign emails. Throws for somebody who is not on the staff. */
export function readSigner(staff: StaffAccess): Promise<Signer> {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("staff")
      .select(["name", "title", "phone"])
      .where("user_id", "=", String(staff.claims.sub))
      .executeTakeFirstOrThrow(),
  );
}
