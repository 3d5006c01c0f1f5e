import type { AuthOutcome, Values } from "./auth-outcome.ts";

/** What came of a form, and what was typed into it: shown by the page, whoever took the step. */
export interface AuthAnswer {
  authAction: string;
  values: Values;
  outcome: Exclude<AuthOutcome, { kind: "go" }>;
}

/** What may stand in a page again: everything but passwords, codes and proofs. */
export function withoutSecrets({
  password: _password,
  code: _code,
  current: _current,
  proofCode: _proofCode,
  proofPassword: _proofPassword,
  captcha: _captcha,
  ...values
}: Values): Values {
  return values;
}
