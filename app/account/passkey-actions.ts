import type { SupabaseClient } from "@supabase/supabase-js";
import { fill } from "#app/i18n/fill.ts";
import {
  type AuthAction,
  type AuthOutcome,
  afterSignIn,
  backToAccount,
  problem,
  refused,
  refusedFor,
} from "./auth-outcome.ts";
import { freeName, verifiedFactors, withRecoveryCodes } from "./factor-actions.ts";
import { hasPasskeys, passkeyProblem } from "./passkeys.ts";
import { deviceOf } from "./sign-in-link.ts";

/** Actions that only a browser can run. A form posted before hydration is refused as "tooEarly" and sent again. */
export const passkeyActions = {
  /** Signs in by a passkey alone. With `mediation` "conditional" the browser offers it in the email field. */
  async passkey(tools, { next = "", mediation = "" }) {
    if (!hasPasskeys()) return refused(problem("", "tooEarly"));
    const { error } = await tools.client.auth.signInWithPasskey(
      mediation === "conditional" ? { options: { mediation } } : {},
    );
    return error ? refusedByPasskey(error) : afterSignIn(tools, next);
  },

  /** Verifies a passkey as the second factor; the browser lets the person choose among the account's. */
  async showPasskey(tools, { factor = "", next = "" }) {
    if (!hasPasskeys()) return refused(problem("", "tooEarly"));
    const { error } = await tools.client.auth.mfa.webauthn.authenticate({ factorId: factor });
    return error ? refusedByPasskey(error) : afterSignIn(tools, next);
  },

  /**
   * Adds a passkey of this device, or of another one near it. The client's own `webauthn.register` would ask for a
   * security key. {device} in the name is the operating system.
   */
  async addPasskey(tools, { name = "{device}", next = "" }) {
    if (!hasPasskeys()) return refused(problem("", "tooEarly"));
    const { mfa } = tools.client.auth;
    const factors = await verifiedFactors(tools.client);
    const device = deviceOf(navigator.userAgent).system ?? "";
    const factor = await mfa.webauthn.enroll({ friendlyName: freeName(fill(name, { device }), factors) });
    if (factor.error) return refusedFor(factor.error);
    const factorId = factor.data.id;
    const rpId = location.hostname;
    const challenge = await mfa.challenge({ factorId, webauthn: { rpId } });
    if (challenge.error) return refusedFor(challenge.error);
    try {
      const { publicKey } = challenge.data.webauthn.credential_options as CredentialCreationOptions;
      const credential = await navigator.credentials.create({ publicKey });
      if (!(credential instanceof PublicKeyCredential)) return refusedByPasskey(null);
      const { error } = await mfa.webauthn.verify({
        factorId,
        challengeId: challenge.data.id,
        // The client's type of a credential has two functions more than the browser's.
        webauthn: { type: "create", rpId, credential_response: credential } as NewPasskey,
      });
      return error ? refusedByPasskey(error) : withRecoveryCodes(tools, next);
    } catch (error) {
      const code = passkeyProblem(error);
      return refused(problem("", code === "passkeyCancelled" ? "passkeyNotMade" : code));
    }
  },

  async renamePasskey(tools, { id = "", name = "" }) {
    if (!name.trim()) return refused(problem("name", "passkeyNameMissing"));
    const { error } = await tools.client.auth.passkey.update({ passkeyId: id, friendlyName: name.trim() });
    return error ? refusedFor(error) : backToAccount(tools, "passnyckel-namn");
  },
} satisfies Record<string, AuthAction>;

type NewPasskey = Parameters<SupabaseClient["auth"]["mfa"]["webauthn"]["verify"]>[0]["webauthn"];

function refusedByPasskey(error: unknown): AuthOutcome {
  return refused(problem("", passkeyProblem(error)));
}
