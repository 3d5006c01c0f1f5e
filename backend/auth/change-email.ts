import type { Queries } from "#backend/database/connection.ts";
import type { Call } from "./call.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthUserRow } from "./rows.ts";
import { saveUser } from "./users.ts";

/**
 * Changes an account's email address, in the caller's transaction; no other account may have it. The old address gets a
 * notice, and links and codes that were sent there stop working.
 */
export async function changeEmail(
  queries: Queries,
  call: Call,
  user: AuthUserRow,
  email: string,
): Promise<void> {
  const now = call.tools.now();
  await queueNotice(queries, call, "email_changed", user.id, user.email);
  await queries.deleteFrom("auth.one_time_tokens").where("user_id", "=", user.id).execute();
  await saveUser(queries, user.id, {
    email,
    email_change: "",
    email_change_confirm_status: 0,
    email_confirmed_at: user.email_confirmed_at ?? now,
    updated_at: now,
  });
  await queries
    .updateTable("auth.identities")
    .set({
      identity_data: JSON.stringify({ sub: user.id, email, email_verified: true }),
      updated_at: now,
    })
    .where("user_id", "=", user.id)
    .where("provider", "=", "email")
    .execute();
}
