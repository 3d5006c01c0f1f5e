import type { Factor, SupabaseClient } from "@supabase/supabase-js";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { internationalNumber } from "#app/domain/telephone.ts";
import { fill } from "#app/i18n/fill.ts";
import { brandName } from "#brand/name.ts";
import {
  type AuthAction,
  type AuthActionTools,
  type AuthOutcome,
  afterSignIn,
  backToAccount,
  defaultNext,
  problem,
  refused,
  refusedFor,
  type Values,
} from "./auth-outcome.ts";
import { type Problem, type ProblemCode, problemOf } from "./problems.ts";
import { plainCode } from "./sign-in-link.ts";
import { nextPath, signInHref } from "./urls.ts";

/** The name that the protocol wants for a set of recovery codes; it is never shown. */
const recoveryCodesName = "Recovery codes";

export const factorActions = {
  async secondFactor(tools, { code = "", factor = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    if (!/^\d{6}$/.test(plainCode(code))) return refused(problem("code", "codeShape"));
    const { client } = tools;
    const listed = await client.auth.mfa.listFactors();
    if (listed.error) return refusedFor(listed.error);
    const totp = listed.data.totp.find(({ id }) => id === factor) ?? listed.data.totp[0];
    if (!totp) return { kind: "go", to: signInHref(accountPaths.enrol, next, tools.locale) };
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: totp.id, code: plainCode(code) });
    return error ? refusedFor(error) : afterSignIn(tools, next);
  },

  async sendText({ client }, { factor = "" }) {
    return sendText(client, factor);
  },

  async phoneFactor(tools, values) {
    return (await verifyText(tools, values)) ?? afterSignIn(tools, values.next ?? "");
  },

  /** Verifies a recovery code instead of a second factor. */
  async recoveryCode(tools, { code = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    const { error } = await tools.client.auth.mfa.recoveryCodes.verify({ code });
    if (!error) return afterSignIn(tools, next);
    const { field, code: problemCode } = problemOf(error);
    return refused(problem(field, problemCode === "factorCodeWrong" ? "recoveryCodeWrong" : problemCode));
  },

  /** Makes the key of a new app, which becomes a factor when `turnOnFactor` has verified its first code. */
  async beginFactor({ client }, { name = "" }) {
    const factors = await verifiedFactors(client);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: "totp",
      issuer: brandName.name,
      friendlyName: freeName(name, factors),
    });
    if (error) return refusedFor(error);
    const { secret, uri } = data.totp;
    const { qrImage } = await import("#app/ui/qr-image.ts");
    return { kind: "enrolling", factorId: data.id, secret, uri, image: qrImage(uri) };
  },

  /** Verifies the first code of a new app; then the recovery codes are shown. */
  async turnOnFactor(tools, { code = "", factorId = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    if (!/^\d{6}$/.test(plainCode(code))) return refused(problem("code", "codeShape"));
    const { error } = await tools.client.auth.mfa.challengeAndVerify({ factorId, code: plainCode(code) });
    return error ? refusedFor(error) : withRecoveryCodes(tools, next);
  },

  /** Sends a code to a new phone, which `turnOnPhone` verifies. {ending} in its name is the end of the number. */
  async beginPhone({ client }, { phone = "", name = "{ending}" }) {
    if (!phone.trim()) return refused(problem("phone", "phoneMissing"));
    const number = internationalNumber(phone);
    if (!number) return refused(problem("phone", "phoneInvalid"));
    const factors = await verifiedFactors(client);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: "phone",
      phone: number,
      friendlyName: freeName(fill(name, { ending: number.slice(-2) }), factors),
    });
    return error ? refusedForText(error) : sendText(client, data.id);
  },

  /** Verifies the first code of a new phone; then the recovery codes are shown. */
  async turnOnPhone(tools, values) {
    return (await verifyText(tools, values)) ?? withRecoveryCodes(tools, values.next ?? "");
  },

  /** Makes recovery codes. Earlier ones stop working; `some` is set when there are any. */
  async renewCodes(tools, { some }) {
    const { recoveryCodes } = tools.client.auth.mfa;
    const { data, error } = await (some
      ? recoveryCodes.regenerate()
      : recoveryCodes.generate({ friendlyName: recoveryCodesName }));
    if (data) return { kind: "codes", codes: data.codes };
    // The codes were made or removed elsewhere in the meantime: the page then shows the current state.
    const isOutdated = ["mfa_verified_factor_exists", "mfa_factor_not_found"].includes(error.code ?? "");
    return isOutdated ? backToAccount(tools) : refusedFor(error);
  },

  async removeFactor(tools, { id = "" }) {
    const { error } = await tools.client.auth.mfa.unenroll({ factorId: id });
    return error ? refusedFor(error) : backToAccount(tools, "steg-borta");
  },
} satisfies Record<string, AuthAction>;

/**
 * The account's verified factors; unverified ones are removed, because their names would stay taken. Throws the
 * client's error.
 */
export async function verifiedFactors(client: SupabaseClient): Promise<Factor[]> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  const isVerified = ({ status }: Factor) => status === "verified";
  for (const { id } of data.all.filter((factor) => !isVerified(factor)))
    await client.auth.mfa.unenroll({ factorId: id });
  return data.all.filter(isVerified);
}

/** Sends a code to a phone; each message is a challenge of its own. */
async function sendText(client: SupabaseClient, factor: string): Promise<AuthOutcome> {
  const { data, error } = await client.auth.mfa.challenge({ factorId: factor, channel: "sms" });
  return error ? refusedForText(error) : { kind: "texted", factor, challenge: data.id };
}

/** Verifies the code of a text message: null when it is right. */
async function verifyText(
  { client }: AuthActionTools,
  { factor = "", challenge = "", code = "" }: Values,
): Promise<AuthOutcome | null> {
  if (!code.trim()) return refused(problem("code", "codeMissing"));
  const { error } = await client.auth.mfa.verify({
    factorId: factor,
    challengeId: challenge,
    code: plainCode(code),
  });
  return error ? refusedForText(error) : null;
}

/** The outcome once a second factor is verified: the recovery codes, or `next` if the account has codes already. */
export async function withRecoveryCodes(
  { client, locale }: AuthActionTools,
  next: string,
): Promise<AuthOutcome> {
  const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: recoveryCodesName });
  return data
    ? { kind: "codes", codes: data.codes }
    : { kind: "go", to: nextPath(next, defaultNext(locale)) };
}

/** A name for a new factor: `requestedName`, with a number if it is taken, since the protocol wants names to be unique. */
export function freeName(requestedName: string, factors: readonly Factor[]): string {
  const takenNames = new Set(factors.map(({ friendly_name: name }) => name));
  const base = requestedName.trim().slice(0, 50) || "TOTP";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!takenNames.has(name)) return name;
  }
}

/** Problems that are worded differently when a phone number or the code of a text message is typed. */
const textProblems: Partial<Record<ProblemCode, Problem>> = {
  emailInvalid: problem("phone", "phoneInvalid"),
  factorCodeWrong: problem("code", "textCodeWrong"),
  challengeOver: problem("code", "textCodeOver"),
};

function refusedForText(error: unknown): AuthOutcome {
  const problem = problemOf(error);
  return refused(textProblems[problem.code] ?? problem);
}
