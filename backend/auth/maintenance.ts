import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Database } from "#backend/database/connection.ts";
import { deviceSeconds } from "./devices.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** An unconfirmed sign-up is deleted after this, since it may have somebody's address without their consent. */
const unconfirmedMilliseconds = 30 * milliseconds.day;

/**
 * The daily work of the sign-in: creates the next signing key when it is due and deletes expired rows, and audit log
 * entries and emails from before `before`. Throws DatabaseUnavailable.
 */
export async function maintainAccounts(
  database: Database,
  keys: SigningKeys,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await keys.rotate();
  const ago = (age: number) => new Date(now.getTime() - age);
  await database.as("site_auth", async (queries) => {
    await queries.deleteFrom("auth.flow_state").where("created_at", "<", ago(milliseconds.day)).execute();
    await queries
      .deleteFrom("auth.one_time_tokens")
      .where("created_at", "<", ago(8 * milliseconds.day))
      .execute();
    await queries.deleteFrom("auth.mfa_challenges").where("created_at", "<", ago(milliseconds.day)).execute();
    await queries.deleteFrom("auth.webauthn_challenges").where("expires_at", "<", now).execute();
    await queries.deleteFrom("auth.sessions").where("not_after", "<", now).execute();
    await queries
      .deleteFrom("auth.known_devices")
      .where("last_used_at", "<", ago(deviceSeconds * 1000))
      .execute();
    await queries.deleteFrom("auth.audit_log_entries").where("created_at", "<", before).execute();
    await queries
      .deleteFrom("auth.users")
      .where("email_confirmed_at", "is", null)
      .where("created_at", "<", ago(unconfirmedMilliseconds))
      .where("last_sign_in_at", "is", null)
      .execute();
  });
  await database.as("service_role", (queries) =>
    queries
      .deleteFrom("mail_deliveries")
      .where("about", "=", "account")
      .where("created_at", "<", before)
      .execute(),
  );
}
