import type { Queries } from "#backend/database/connection.ts";
import { network } from "./devices.ts";

/** The events of the audit log, with Supabase Auth's names where it has one. */
export type AuditEvent =
  | "login"
  | "logout"
  | "sessions_ended"
  | "token_reuse_detected"
  | "login_failed"
  | "user_signedup"
  | "user_invited"
  | "user_modified"
  | "user_deleted"
  | "user_updated_password"
  | "user_recovery_requested"
  | "user_confirmation_requested"
  | "email_change_requested"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_in_progress"
  | "factor_unenrolled"
  | "passkey_updated"
  | "challenge_created"
  | "verification_attempted"
  | "verification_failed"
  | "generate_recovery_codes"
  | "recovery_code_used";

/**
 * Adds an event to the audit log, in the caller's transaction, with the account and the keyed hash of the client's
 * network. `traits` may add how (a provider, a factor's type), but never a secret, an address or a name.
 */
export async function audit(
  queries: Queries,
  action: AuditEvent,
  userId: string | null,
  now: Date,
  traits: Record<string, string | number | boolean> = {},
): Promise<void> {
  const payload = JSON.stringify({ action, actor_id: userId, log_type: "account", traits });
  await queries
    .insertInto("auth.audit_log_entries")
    .values({
      payload,
      ip_address: network,
      created_at: now,
    })
    .execute();
}
