import { type ProblemCode, problemOf } from "./problems.ts";

/** Whether this is a browser that knows passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined";
}

/** Problems that need other words where no code is typed. */
const instead: Partial<Record<ProblemCode, ProblemCode>> = {
  factorCodeWrong: "passkeyUnknown",
  challengeOver: "passkeyLate",
};

/** What went wrong with a passkey: in the browser, in the client or at the sign-in. */
export function passkeyProblem(error: unknown): ProblemCode {
  const { code } = problemOf(error);
  return instead[code] ?? code;
}
