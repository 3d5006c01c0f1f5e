import { sql } from "kysely";
import { oneValue } from "#backend/database/one-value.ts";
import { authenticate, bearerOf } from "./authenticate.ts";
import type { Call } from "./call.ts";
import { AuthError } from "./errors.ts";
import { requireFreshFactor } from "./fresh-factor.ts";
import { hashSecret, sameHash } from "./secrets.ts";

/**
 * Lets through an administrator at aal2, checked in the database by their own claims, or the operator's key
 * (AUTH_SERVICE_KEY). `fresh`: only with a second factor used within ten minutes, for changes. Gives the actor for
 * the log. Throws AuthError `not_admin` or `reauthentication_needed`.
 */
export async function requireAdministrator(call: Call, { fresh = false } = {}): Promise<string> {
  const { serviceKey, database } = call.tools;
  const token = bearerOf(call.request);
  if (serviceKey && token && sameHash(hashSecret(token), hashSecret(serviceKey))) return "service";
  const caller = await authenticate(call);
  const { claims } = caller;
  const isAdministrator = await database.as(
    "authenticated",
    (queries) => oneValue<boolean>(queries, sql`public.is_admin(${claims.sub})`),
    { claims, clientIp: call.clientIp },
  );
  if (!isAdministrator) throw new AuthError("not_admin");
  if (fresh) await requireFreshFactor(call, caller);
  return claims.sub;
}
