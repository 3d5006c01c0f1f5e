import { z } from "zod";
import type { Call } from "./call.ts";
import type { AuthFactorRow } from "./rows.ts";
import type { Account } from "./users.ts";

/** The lifetime of a challenge in ms (Supabase Auth's default). */
export const challengeMilliseconds = 300_000;

/** EdDSA, ES256, RS256: what every authenticator offers one of, and every Node can check. */
const algorithms = [-8, -7, -257];

/** Loaded when a page first asks for a passkey: it takes some 5 MB. */
const library = () => import("@simplewebauthn/server");

const base64url = z.base64url().max(20_000);
const transports = z.array(z.string().max(30)).max(10).default([]);
const answer = z.object({ id: base64url, rawId: base64url, type: z.literal("public-key") });

/** An authenticator's answer with a new passkey (WebAuthn, RegistrationResponseJSON). */
export const createdAnswer = answer.extend({
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

/** An authenticator's answer with a known passkey (WebAuthn, AuthenticationResponseJSON). */
export const usedAnswer = answer.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

type CreatedAnswer = z.output<typeof createdAnswer>;
type UsedAnswer = z.output<typeof usedAnswer>;

/** A passkey as auth.mfa_factors.web_authn_credential stores it. */
const storedPasskey = z.object({ id: z.string(), publicKey: base64url, counter: z.number(), transports });

/** What a challenge stores: all that an answer is checked by, besides the site's address. */
const storedChallenge = z.object({ challenge: z.string() });

export function sessionData({ challenge }: { challenge: string }): string {
  return JSON.stringify({ challenge });
}

export function challengeIn(data: unknown): string {
  return storedChallenge.parse(data).challenge;
}

/** The credential's id of a factor that is a passkey. */
export function idOf({ web_authn_credential: stored }: AuthFactorRow): string | undefined {
  return storedPasskey.safeParse(stored).data?.id;
}

/** What the authenticator knows an account by. */
export function handleOf({ user }: Account): string {
  return Buffer.from(user.id).toString("base64url");
}

/**
 * Asks an authenticator to make a passkey that needs no address typed, unlocked by its owner, and not to make another
 * one where the account has one already.
 */
export async function creationOptions(call: Call, account: Account) {
  const { generateRegistrationOptions } = await library();
  const { hostname } = siteOf(call);
  return generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userID: new TextEncoder().encode(account.user.id),
    userName: account.user.email,
    userDisplayName: account.user.email,
    timeout: challengeMilliseconds,
    attestationType: "none",
    excludeCredentials: credentialsOf(account.factors),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Asks for one of these factors' passkeys, unlocked by its owner; without factors for any of this site's. */
export async function requestOptions(call: Call, factors: readonly AuthFactorRow[] = []) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(call).hostname,
    timeout: challengeMilliseconds,
    userVerification: "required",
    allowCredentials: credentialsOf(factors),
  });
  // Without hints of ours the client says that a security key is wanted.
  return { ...options, hints: [] };
}

/** Checks the answer to `creationOptions`. Gives what its factor stores of the passkey, or null. */
export async function createdPasskey(call: Call, challenge: string, given: CreatedAnswer) {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(call, challenge),
    response: { ...given, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (!verified || !registrationInfo) return null;
  const { credential, aaguid } = registrationInfo;
  const { id, publicKey, counter } = credential;
  return {
    web_authn_credential: JSON.stringify({
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: given.response.transports,
    }),
    web_authn_aaguid: aaguid,
  };
}

/**
 * Checks the answer to `requestOptions`. Gives what changes in its factor, or null. A counter that does not go on
 * means that the passkey was copied, so that is refused; those that are kept by a password manager have none.
 */
export async function usedPasskey(call: Call, factor: AuthFactorRow, challenge: string, given: UsedAnswer) {
  const stored = storedPasskey.safeParse(factor.web_authn_credential).data;
  if (!stored) return null;
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = given.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(call, challenge),
    response: {
      ...given,
      response: userHandle ? { ...response, userHandle } : response,
      clientExtensionResults: {},
    },
    credential: { ...stored, publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")) },
  }).catch(refused);
  if (!verified || !authenticationInfo) return null;
  return { web_authn_credential: JSON.stringify({ ...stored, counter: authenticationInfo.newCounter }) };
}

function siteOf({ tools }: Call): URL {
  return new URL(tools.siteUrl());
}

/** A passkey belongs to the site's host name, and answers on its own address alone. */
function expected(call: Call, challenge: string) {
  const { origin, hostname } = siteOf(call);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

/** The library throws for every answer that is wrong. */
function refused() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}

function credentialsOf(factors: readonly AuthFactorRow[]) {
  return factors.flatMap(({ status, web_authn_credential: stored }) => {
    const passkey = status === "verified" ? storedPasskey.safeParse(stored).data : undefined;
    return passkey ? { id: passkey.id, transports: passkey.transports } : [];
  });
}
