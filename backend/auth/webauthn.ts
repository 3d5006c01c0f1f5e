import { z } from "zod";
import type { Call } from "./call.ts";
import type { AuthFactorRow } from "./rows.ts";
import type { Account } from "./users.ts";

/** The lifetime of a challenge (Supabase Auth's default). */
export const challengeMilliseconds = 300_000;

/** EdDSA, ES256, RS256: every authenticator supports one of these. */
const algorithms = [-8, -7, -257];

/**
 * The library, loaded when it is first needed, since it takes some 5 MB. We request no attestation; without root
 * certificates it fetches none of the revocation lists that the certificates in a response name.
 */
async function library() {
  const loaded = await import("@simplewebauthn/server");
  for (const identifier of ["android-key", "android-safetynet", "apple"] as const)
    loaded.SettingsService.setRootCertificates({ identifier, certificates: [] });
  return loaded;
}

const base64url = z.base64url().max(20_000);
const transports = z.array(z.string().max(30)).max(10).default([]);
const credential = z.object({ id: base64url, rawId: base64url, type: z.literal("public-key") });

/** An authenticator's response with a new passkey (WebAuthn, RegistrationResponseJSON). */
export const registrationResponse = credential.extend({
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

/** An authenticator's response with a registered passkey (WebAuthn, AuthenticationResponseJSON). */
export const authenticationResponse = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

type RegistrationResponse = z.output<typeof registrationResponse>;
type AuthenticationResponse = z.output<typeof authenticationResponse>;

/** A passkey as auth.mfa_factors.web_authn_credential stores it. */
const storedPasskey = z.object({ id: z.string(), publicKey: base64url, counter: z.number(), transports });

/** The session data of a challenge: with the site's origin all that a response is verified by. */
const storedChallenge = z.object({ challenge: z.string() });

/** The session data to store for a challenge. */
export function sessionData({ challenge }: { challenge: string }): string {
  return JSON.stringify({ challenge });
}

/** The challenge in stored session data. */
export function storedChallengeOf(data: unknown): string {
  return storedChallenge.parse(data).challenge;
}

/** The credential id of a factor that is a passkey. */
export function credentialIdOf({ web_authn_credential: stored }: AuthFactorRow): string | undefined {
  return storedPasskey.safeParse(stored).data?.id;
}

/** The user handle by which an authenticator identifies an account. */
export function userHandleOf({ user }: Account): string {
  return Buffer.from(user.id).toString("base64url");
}

/**
 * The options to create a passkey that is discoverable (nothing has to be typed) and requires user verification; not on
 * an authenticator that has one of the account already.
 */
export async function creationOptions(call: Call, account: Account) {
  const { generateRegistrationOptions } = await library();
  const { hostname } = call.tools.siteUrl;
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

/** The options to use one of these factors' passkeys, with user verification; without factors, any of this site's. */
export async function requestOptions(call: Call, factors: readonly AuthFactorRow[] = []) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: call.tools.siteUrl.hostname,
    timeout: challengeMilliseconds,
    userVerification: "required",
    allowCredentials: credentialsOf(factors),
  });
  // Without `hints` the Supabase client adds "security-key".
  return { ...options, hints: [] };
}

/** Verifies the response to `creationOptions`. Returns the columns to store in the factor; null when it is invalid. */
export async function verifyRegistration(call: Call, challenge: string, response: RegistrationResponse) {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(call, challenge),
    response: { ...response, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
  }).catch(unverified);
  if (!verified || !registrationInfo) return null;
  const { credential, aaguid } = registrationInfo;
  const { id, publicKey, counter } = credential;
  return {
    web_authn_credential: JSON.stringify({
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: response.response.transports,
    }),
    web_authn_aaguid: aaguid,
  };
}

/**
 * Verifies the response to `requestOptions`. Returns the columns of the factor that change; null when it is invalid. A
 * counter that does not increase means that the passkey was copied, and is refused; passkeys in password managers have
 * none.
 */
export async function verifyAuthentication(
  call: Call,
  factor: AuthFactorRow,
  challenge: string,
  credential: AuthenticationResponse,
) {
  const passkey = storedPasskey.safeParse(factor.web_authn_credential).data;
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = credential.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(call, challenge),
    response: {
      ...credential,
      response: userHandle ? { ...response, userHandle } : response,
      clientExtensionResults: {},
    },
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")) },
  }).catch(unverified);
  if (!verified || !authenticationInfo) return null;
  return { web_authn_credential: JSON.stringify({ ...passkey, counter: authenticationInfo.newCounter }) };
}

/** A passkey is bound to the site's host name, and its response to the site's origin. */
function expected({ tools }: Call, challenge: string) {
  const { origin, hostname } = tools.siteUrl;
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

/** The library throws for every invalid response. */
function unverified() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}

function credentialsOf(factors: readonly AuthFactorRow[]) {
  return factors.flatMap(({ status, web_authn_credential: stored }) => {
    const passkey = status === "verified" ? storedPasskey.safeParse(stored).data : undefined;
    return passkey ? { id: passkey.id, transports: passkey.transports } : [];
  });
}
