import { challengeFor, proofKey, solvedNonce } from "#backend/proof-of-work.ts";
import type { Call, Endpoint } from "./call.ts";
import { AuthError } from "./errors.ts";
import { countHit } from "./limits.ts";
import { hashSecret } from "./secrets.ts";
import { requireEmail } from "./sign-up.ts";

/** Key derivations: a second or two for a browser, so that a guess costs more than it is worth. */
const workOfSignIn = { least: 1_500, most: 3_000 };

/**
 * GET /work?email=: a challenge whose solution allows one password attempt for an account while strangers guess at it
 * from many networks. Our addition to the protocol: the solution is sent in place of a captcha's token.
 */
export const workChallenge: Endpoint = async ({ tools, url }) => {
  const email = requireEmail(url.searchParams.get("email") ?? "");
  return Response.json(
    await challengeFor(subjectOf(email), await proofKey(tools.database), tools.now(), workOfSignIn),
  );
};

/** Requires a proof of work for an account, which can be used once. Throws AuthError `captcha_failed`. */
export async function requireProofOfWork(
  call: Call,
  email: string,
  token: string | null | undefined,
): Promise<void> {
  const key = await proofKey(call.tools.database);
  const nonce = await solvedNonce(decode(token ?? ""), subjectOf(email), key);
  if (!nonce)
    throw new AuthError(
      "captcha_failed",
      "Many wrong passwords were tried for this account: proof of work is required (GET /auth/v1/work)",
    );
  await countHit(call, "auth_work", nonce);
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
