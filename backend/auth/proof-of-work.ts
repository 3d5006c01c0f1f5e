import { sql } from "kysely";
import { oneValue } from "#backend/database/one-value.ts";
import { challengeFor, solvedChallenge, workKey } from "#backend/proof-of-work.ts";
import { asAuth, type Call, type Endpoint } from "./call.ts";
import { AuthError } from "./errors.ts";
import { hashSecret } from "./secrets.ts";
import { requireEmail } from "./sign-up.ts";

/** Key derivations: a second or two for a browser, so that a guess costs more than it is worth. */
const workOfSignIn = { min: 1_500, max: 3_000 };

/**
 * GET /work?email=: a challenge whose solution allows one password attempt for an account while strangers guess at it
 * from many networks. Our addition to the protocol: the solution is sent in place of a captcha's token.
 */
export const workChallenge: Endpoint = async ({ tools, url }) => {
  const email = requireEmail(url.searchParams.get("email") ?? "");
  return Response.json(
    await challengeFor(subjectOf(email), await workKey(tools.database), tools.now(), workOfSignIn),
  );
};

/** Requires a proof of work for an account, which can be used once. Throws AuthError `captcha_failed`. */
export async function requireProofOfWork(
  call: Call,
  email: string,
  token: string | null | undefined,
): Promise<void> {
  const key = await workKey(call.tools.database);
  const solved = await solvedChallenge(decode(token ?? ""), subjectOf(email), key);
  if (!solved)
    throw new AuthError(
      "captcha_failed",
      "Many wrong passwords were tried for this account: proof of work is required (GET /auth/v1/work)",
    );
  const firstUse = sql`private.use_proof(${solved.nonce}, to_timestamp(${solved.expiresAt}))`;
  if (!(await asAuth(call, oneValue<boolean>(firstUse)))) throw new AuthError("over_request_rate_limit");
}

function subjectOf(email: string): string {
  return `sign-in ${hashSecret(email).toString("hex")}`;
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
