import { sql } from "kysely";
import { oneValue } from "#backend/database/one-value.ts";
import { authenticate } from "./authenticate.ts";
import type { Call } from "./call.ts";
import { AuthError } from "./errors.ts";
import { requireFreshFactor } from "./fresh-factor.ts";

/**
 * Requires an administrator at aal2, which the database checks by the caller's claims; with `fresh`, for changes, also a
 * second factor that was used in the last ten minutes. Returns the user id for the audit log. Throws AuthError
 * `not_admin` or `reauthentication_needed`.
 */
export async function requireAdministrator(call: Call, { fresh = false } = {}): Promise<string> {
  const caller = await authenticate(call);
  const { claims } = caller;
  const isAdministrator = await call.tools.database.as(
    "authenticated",
    oneValue<boolean>(sql`public.is_admin(${claims.sub})`),
    { claims, clientIp: call.clientIp },
  );
  if (!isAdministrator) throw new AuthError("not_admin");
  if (fresh) await requireFreshFactor(call, caller);
  return claims.sub;
}
