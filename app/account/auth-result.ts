import type { AuthOutcome, Values } from "./auth-outcome.ts";

/** The outcome of a form and what was typed into it, for the page to show; the same with and without script. */
export interface AuthResult {
  authAction: string;
  values: Values;
  outcome: Exclude<AuthOutcome, { kind: "go" }>;
}

/** The values that a page may show again: not passwords, codes, proofs or the captcha's token. */
export function withoutSecrets({
  password: _password,
  code: _code,
  current: _current,
  proofCode: _proofCode,
  proofPassword: _proofPassword,
  proofPasskey: _proofPasskey,
  captcha: _captcha,
  ...values
}: Values): Values {
  return values;
}
