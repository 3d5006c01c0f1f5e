import type { SupabaseClient } from "@supabase/supabase-js";
import { isFreshSince } from "#app/domain/fresh-factor.ts";
import type { Values } from "./auth-outcome.ts";
import { type ProblemCode, problemOf } from "./problems.ts";
import { plainCode } from "./sign-in-link.ts";

/**
 * What must be shown before something sensitive if the second factor was not used in the last ten minutes: a passkey,
 * a code of the app, a code sent to the phone, or the password for an account without a second factor.
 */
export type ProofRequest = { problem: ProblemCode | null } & (
  | { by: "app" | "password" }
  | { by: "passkey"; factor: string }
  | { by: "text"; factor: string; challenge: string }
);

/**
 * Checks the fields of a proof (proof-fields.tsx), if the form has them. Gives the problem; null when the proof is
 * right or the form has none.
 */
export async function checkProof(client: SupabaseClient, values: Values): Promise<ProblemCode | null> {
  const { proofCode, proofPassword, proofPasskey, proofFactor = "", proofChallenge = "", captcha } = values;
  if (proofPassword !== undefined) return checkPassword(client, proofPassword, captcha);
  // A passkey was verified by the auth server before the form was sent.
  if (proofCode === undefined || proofPasskey) return null;
  const code = plainCode(proofCode);
  if (!code) return "codeMissing";
  const { mfa } = client.auth;
  if (!/^\d{1,9}$/.test(code)) {
    const { error } = await mfa.recoveryCodes.verify({ code: proofCode });
    return error && problemOr(error, { factorCodeWrong: "recoveryCodeWrong" });
  }
  if (proofChallenge) {
    const { error } = await mfa.verify({ factorId: proofFactor, challengeId: proofChallenge, code });
    return error && problemOr(error, { factorCodeWrong: "textCodeWrong", challengeOver: "textCodeOver" });
  }
  const listed = await mfa.listFactors();
  if (listed.error) return problemOf(listed.error).code;
  // The code may come from any of the person's apps.
  let problem: ProblemCode = "factorCodeWrong";
  for (const { id } of listed.data.totp) {
    const { error } = await mfa.challengeAndVerify({ factorId: id, code });
    if (!error) return null;
    problem = problemOf(error).code;
  }
  return problem;
}

async function checkPassword(
  client: SupabaseClient,
  password: string,
  captcha: string | undefined,
): Promise<ProblemCode | null> {
  if (!password) return "passwordMissing";
  const { data } = await client.auth.getUser();
  const { error } = await client.auth.signInWithPassword({
    email: data.user?.email ?? "",
    password,
    options: captcha ? { captchaToken: captcha } : {},
  });
  return error && problemOr(error, { credentials: "passwordWrong" });
}

function problemOr(error: unknown, otherwise: Partial<Record<ProblemCode, ProblemCode>>): ProblemCode {
  const { code } = problemOf(error);
  return otherwise[code] ?? code;
}

/** Which proof to request; a phone is sent a code, unless the last one can still be used. */
export async function requestProof(
  client: SupabaseClient,
  { proofFactor: factor = "", proofChallenge: challenge = "" }: Values,
  problem: ProblemCode | null,
): Promise<ProofRequest> {
  if (challenge && problem !== "textCodeOver") return { by: "text", factor, challenge, problem };
  const kind = await proofKind(client);
  if (kind.by !== "text") return { ...kind, problem };
  const message = await client.auth.mfa.challenge({ factorId: kind.factor, channel: "sms" });
  return {
    ...kind,
    challenge: message.data?.id ?? "",
    problem: message.error ? problemOf(message.error).code : problem,
  };
}

/** How somebody proves who they are: with a passkey if they have one, else with an app, a phone or their password. */
export async function proofKind(
  client: SupabaseClient,
): Promise<{ by: "app" | "password" } | { by: "passkey"; factor: string } | { by: "text"; factor: string }> {
  const { data } = await client.auth.mfa.listFactors();
  const [passkey] = data?.webauthn ?? [];
  if (passkey) return { by: "passkey", factor: passkey.id };
  if (data?.totp.length) return { by: "app" };
  const [phone] = data?.phone ?? [];
  return phone ? { by: "text", factor: phone.id } : { by: "password" };
}

/** Whether the factor is fresh by the session's token; for actions that the auth server doesn't check itself. */
export async function isFresh({ auth }: SupabaseClient): Promise<boolean> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  const times = (data?.currentAuthenticationMethods ?? []).flatMap((authMethod) =>
    typeof authMethod === "string" || (data?.nextLevel === "aal2" && !isSecondFactor(authMethod.method))
      ? []
      : authMethod.timestamp,
  );
  return isFreshSince(Math.max(0, ...times) * 1000, Date.now());
}

/** Whether a method of a token's `amr` is a second factor. */
export function isSecondFactor(method: string): boolean {
  return method === "totp" || method === "passkey" || method.startsWith("mfa/");
}
