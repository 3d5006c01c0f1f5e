import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type ProblemCode, problemOf } from "./problems.ts";

/** Whether this is a browser that supports passkeys. False on the server. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined";
}

/** Whether this browser supports passkeys; before hydration as if it did, since most do. */
export function usePasskeys(): boolean {
  return !useHydrated() || hasPasskeys();
}

/** Problems that are worded differently for a passkey, where no code is typed. */
const passkeyProblems: Partial<Record<ProblemCode, ProblemCode>> = {
  factorCodeWrong: "passkeyUnknown",
  challengeOver: "passkeyLate",
};

/** What went wrong with a passkey: in the browser, in the client or on the auth server. */
export function passkeyProblem(error: unknown): ProblemCode {
  const { code } = problemOf(error);
  return passkeyProblems[code] ?? code;
}
