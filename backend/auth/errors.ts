/** Supabase Auth's error codes that this service answers with (auth-js, lib/error-codes). */
export type ErrorCode =
  | "unexpected_failure"
  | "validation_failed"
  | "bad_json"
  | "conflict"
  | "email_exists"
  | "bad_jwt"
  | "not_admin"
  | "no_authorization"
  | "user_not_found"
  | "session_not_found"
  | "session_expired"
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "flow_state_not_found"
  | "flow_state_expired"
  | "signup_disabled"
  | "user_banned"
  | "provider_email_needs_verification"
  | "bad_oauth_state"
  | "bad_oauth_callback"
  | "oauth_provider_not_supported"
  | "provider_disabled"
  | "single_identity_not_deletable"
  | "identity_already_exists"
  | "identity_not_found"
  | "phone_provider_disabled"
  | "anonymous_provider_disabled"
  | "too_many_enrolled_mfa_factors"
  | "mfa_factor_name_conflict"
  | "mfa_factor_not_found"
  | "mfa_challenge_expired"
  | "mfa_verification_failed"
  | "mfa_verified_factor_exists"
  | "mfa_phone_enroll_not_enabled"
  | "mfa_phone_verify_not_enabled"
  | "mfa_webauthn_enroll_not_enabled"
  | "mfa_recovery_codes_sole_factor"
  | "mfa_recovery_codes_locked"
  | "insufficient_aal"
  | "captcha_failed"
  | "sms_send_failed"
  | "email_not_confirmed"
  | "email_address_invalid"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "same_password"
  | "weak_password"
  | "otp_expired"
  | "otp_disabled"
  | "bad_code_verifier"
  | "invalid_credentials"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "over_sms_send_rate_limit";

/** An answer that says what is wrong, in the protocol's own code. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(status: number, code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What a malformed request is answered with. */
export function invalid(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

const versionHeader = "x-supabase-api-version";
const version = "2024-01-01";

/**
 * The error as JSON: `{code, message}` for a client that names the protocol's version 2024-01-01 or a later one,
 * `{code: status, error_code, msg}` for an older one.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const { status, code, message, details } = error;
  const asked = request.headers.get(versionHeader) ?? "";
  const body =
    asked >= version
      ? { code, message, ...details }
      : { code: status, error_code: code, msg: message, ...details };
  const headers = new Headers({ [versionHeader]: version });
  if (status === 503) headers.set("retry-after", "5");
  return Response.json(body, { status, headers });
}
