/** The error codes of Supabase Auth that this service uses (auth-js, lib/error-codes), with status and message. */
export const authErrors = {
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
  validation_failed: [400, "The request is malformed"],
  bad_json: [400, "Could not parse request body as JSON"],
  conflict: [409, "Another request was first, try again"],
  email_exists: [422, "A user with this email address has already been registered"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  not_admin: [403, "User not allowed"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  user_not_found: [404, "User not found"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  flow_state_expired: [403, "invalid flow state, flow state has expired"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  user_banned: [400, "User is banned"],
  provider_email_needs_verification: [
    422,
    "The provider does not vouch for the email address. Verify it there and try again.",
  ],
  bad_oauth_state: [400, "OAuth state is invalid or has expired"],
  bad_oauth_callback: [400, "The provider refused"],
  oauth_provider_not_supported: [400, "The provider is not enabled"],
  single_identity_not_deletable: [422, "User must have at least 1 identity after unlinking"],
  identity_already_exists: [422, "Identity is already linked"],
  identity_not_found: [404, "Identity doesn't exist"],
  phone_provider_disabled: [400, "Phone logins are disabled"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  too_many_enrolled_mfa_factors: [422, "Maximum number of verified factors reached, unenroll to continue"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name for this user already exists"],
  mfa_factor_not_found: [404, "Factor not found"],
  mfa_challenge_expired: [422, "MFA challenge has expired, create a new challenge"],
  mfa_verification_failed: [422, "Invalid MFA code entered"],
  mfa_verification_rejected: [403, "Too many wrong codes: use a recovery code, a passkey or a known device"],
  mfa_verified_factor_exists: [422, "Recovery codes have been generated already"],
  mfa_phone_enroll_not_enabled: [422, "MFA enroll is disabled for Phone"],
  mfa_phone_verify_not_enabled: [422, "MFA verify is disabled for Phone"],
  webauthn_challenge_not_found: [400, "Challenge not found or already used"],
  webauthn_challenge_expired: [400, "Challenge has expired"],
  webauthn_verification_failed: [400, "Credential verification failed"],
  mfa_recovery_codes_sole_factor: [422, "Recovery codes cannot be the only factor"],
  mfa_recovery_codes_locked: [429, "Too many failed attempts, try again later"],
  insufficient_aal: [403, "AAL2 required to maintain heightened level of assurance"],
  captcha_failed: [400, "captcha protection: request disallowed"],
  sms_send_failed: [422, "The code could not be sent to the phone"],
  email_not_confirmed: [400, "Email not confirmed"],
  reauthentication_needed: [403, "This needs a fresh verification"],
  same_password: [422, "New password should be different from the old password."],
  weak_password: [422, "weak password"],
  otp_expired: [403, "Email link is invalid or has expired"],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  invalid_credentials: [400, "Invalid login credentials"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  over_email_send_rate_limit: [429, "Request rate limit reached"],
  over_sms_send_rate_limit: [429, "Request rate limit reached"],
} as const satisfies Record<string, readonly [status: number, text: string]>;

type ErrorCode = keyof typeof authErrors;

/** An error with a code of the protocol. `status` overrides the code's usual one. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(
    code: ErrorCode,
    message?: string,
    { status, ...details }: { status?: number; weak_password?: unknown } = {},
  ) {
    super(message ?? authErrors[code][1]);
    this.status = status ?? authErrors[code][0];
    this.code = code;
    this.details = details;
  }
}

/** The error for a malformed request. */
export function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}

const versionHeader = "x-supabase-api-version";
const version = "2024-01-01";

/**
 * The error as JSON: `{code, message}` for a client that sends API version 2024-01-01 or later, `{code: status,
 * error_code, msg}` for an older one.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const { status, code, message, details } = error;
  const requested = request.headers.get(versionHeader) ?? "";
  const body =
    requested >= version
      ? { code, message, ...details }
      : { code: status, error_code: code, msg: message, ...details };
  const headers = new Headers({ [versionHeader]: version });
  if (status === 503) headers.set("retry-after", "5");
  return Response.json(body, { status, headers });
}
