import { sql } from "kysely";
import { authenticate, bearerOf } from "./authenticate.ts";
import type { Call } from "./call.ts";
import { AuthError } from "./errors.ts";
import { hashSecret, sameHash } from "./secrets.ts";

/**
 * Lets through an administrator at the second level, asked of the database by their own claims, or the operator's
 * own key (AUTH_SERVICE_KEY). Gives who it is for the log. Throws AuthError `not_admin`.
 */
export async function requireAdministrator(call: Call): Promise<string> {
  const { serviceKey, database } = call.tools;
  const token = bearerOf(call.request);
  if (serviceKey && token && sameHash(hashSecret(token), hashSecret(serviceKey))) return "service";
  const { claims } = await authenticate(call);
  const { rows } = await database.as(
    "authenticated",
    (queries) => sql<{ is: boolean }>`select public.is_admin(${claims.sub}) as is`.execute(queries),
    { claims, sender: call.sender },
  );
  if (!rows[0]?.is) throw new AuthError(403, "not_admin", "User not allowed");
  return claims.sub;
}
