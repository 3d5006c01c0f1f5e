import type { AuthMessages } from "./words.ts";

/** What can go wrong in an auth action: the key of its text (app/content/account). */
export type ProblemCode = keyof AuthMessages["problems"];

export interface Problem {
  field: string;
  code: ProblemCode;
  /** How many attempts are left before the pause, or how many minutes of it (product 14.7 and 14.11). */
  left?: number;
}

const byCode: Readonly<Record<string, Problem>> = {
  invalid_credentials: { field: "email", code: "credentials" },
  email_not_confirmed: { field: "email", code: "confirmFirst" },
  user_banned: { field: "email", code: "closed" },
  signup_disabled: { field: "email", code: "closed" },
  validation_failed: { field: "email", code: "emailInvalid" },
  email_address_invalid: { field: "email", code: "emailInvalid" },
  email_exists: { field: "email", code: "emailTaken" },
  over_request_rate_limit: { field: "", code: "tooMany" },
  over_email_send_rate_limit: { field: "", code: "tooManyEmails" },
  over_sms_send_rate_limit: { field: "", code: "tooManyTexts" },
  sms_send_failed: { field: "", code: "textNotSent" },
  mfa_phone_enroll_not_enabled: { field: "", code: "textsClosed" },
  mfa_phone_verify_not_enabled: { field: "", code: "textsClosed" },
  mfa_recovery_codes_locked: { field: "code", code: "tooMany" },
  same_password: { field: "password", code: "passwordSame" },
  reauthentication_needed: { field: "", code: "notFresh" },
  otp_expired: { field: "code", code: "emailCodeWrong" },
  mfa_verification_failed: { field: "code", code: "factorCodeWrong" },
  mfa_verification_rejected: { field: "code", code: "factorClosed" },
  mfa_challenge_expired: { field: "code", code: "challengeOver" },
  mfa_factor_not_found: { field: "code", code: "challengeOver" },
  mfa_ip_address_mismatch: { field: "code", code: "challengeOver" },
  too_many_enrolled_mfa_factors: { field: "", code: "tooManyFactors" },
  insufficient_aal: { field: "", code: "secondFactorNeeded" },
  single_identity_not_deletable: { field: "", code: "lastIdentity" },
  identity_already_exists: { field: "", code: "identityTaken" },
  session_not_found: { field: "", code: "signedOut" },
  session_expired: { field: "", code: "signedOut" },
  refresh_token_not_found: { field: "", code: "signedOut" },
  refresh_token_already_used: { field: "", code: "signedOut" },
  no_authorization: { field: "", code: "signedOut" },
  bad_jwt: { field: "", code: "signedOut" },
  user_not_found: { field: "", code: "signedOut" },
  captcha_failed: { field: "", code: "captcha" },
  mfa_factor_name_conflict: { field: "name", code: "passkeyNameTaken" },
  webauthn_challenge_expired: { field: "", code: "passkeyLate" },
  webauthn_challenge_not_found: { field: "", code: "passkeyLate" },
  webauthn_verification_failed: { field: "", code: "passkeyUnknown" },
};

/** The names of a browser's WebAuthn errors. NotAllowedError is cancelling, a timeout or having no passkey alike. */
const browserProblems: Readonly<Record<string, ProblemCode>> = {
  NotAllowedError: "passkeyCancelled",
  AbortError: "passkeyCancelled",
  InvalidStateError: "passkeyKnown",
  NotSupportedError: "passkeyImpossible",
  ConstraintError: "passkeyImpossible",
  SecurityError: "passkeyElsewhere",
};

const weaknesses: Readonly<Record<string, ProblemCode>> = {
  length: "passwordShort",
  pwned: "passwordKnown",
  characters: "passwordEasy",
};

/**
 * The problem to show for an error of the client (auth-js) or the browser; `field` is "" when it belongs to no field.
 */
export function problemOf(error: unknown): Problem {
  const { name, code, status, reasons, message } = Object(error);
  const byBrowser = browserProblems[name];
  if (byBrowser) return { field: "", code: byBrowser };
  if (name === "AuthSessionMissingError") return { field: "", code: "signedOut" };
  if (status === 503) return { field: "", code: "busy" };
  // The network or the service is away: nothing that was typed is wrong.
  if (name === "AuthRetryableFetchError" || status >= 500) return { field: "", code: "unreachable" };
  const [reason] = Array.isArray(reasons) ? reasons : [];
  if (code === "weak_password") return { field: "password", code: weaknesses[reason] ?? "passwordEasy" };
  const attemptsLeft = code === "invalid_credentials" && /attempts left: (\d+)$/.exec(message)?.[1];
  if (attemptsLeft)
    return {
      field: "email",
      code: attemptsLeft === "0" ? "credentialsPause" : "credentialsLeft",
      left: Number(attemptsLeft),
    };
  const minutesLeft = code === "over_request_rate_limit" && /minutes left: (\d+)$/.exec(message)?.[1];
  if (minutesLeft) return { field: "code", code: "factorPause", left: Number(minutesLeft) };
  return byCode[code] ?? (status === 429 ? { field: "", code: "tooMany" } : { field: "", code: "failed" });
}
