import { sql } from "kysely";
import { RateLimited } from "#backend/database/errors.ts";
import { asAuth, type Call } from "./call.ts";
import { AuthError } from "./errors.ts";

/** The limits of private.rate_limits that the sign-in counts with. */
type Action =
  | "auth_sign_in"
  | "auth_sign_in_account"
  | "auth_refresh"
  | "auth_letter"
  | "auth_letter_account"
  | "auth_verify"
  | "auth_verify_account"
  | "auth_factor"
  | "auth_factor_account"
  | "auth_sms_account"
  | "auth_oauth"
  | "auth_request";

const codes = {
  auth_letter_account: "over_email_send_rate_limit",
  auth_sms_account: "over_sms_send_rate_limit",
} as const;

/**
 * Counts a hit before the work that it guards, in a transaction of its own, so that work that fails is counted
 * too: of the sender, or of the account when one is named. Throws AuthError 429.
 */
export async function countHit(call: Call, action: Action, account: string | null = null): Promise<void> {
  try {
    await asAuth(call, (queries) =>
      sql`select private.count_auth_hit(${action}, ${account})`.execute(queries),
    );
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    const code = action in codes ? codes[action as keyof typeof codes] : "over_request_rate_limit";
    throw new AuthError(429, code, "Request rate limit reached");
  }
}
