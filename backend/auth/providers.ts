import * as oidc from "openid-client";
import { z } from "zod";

/** Supabase Auth's names of the supported providers. */
export const providerNames = ["google", "azure"] as const;

export type ProviderName = (typeof providerNames)[number];

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** The provider's own by default; another one is e.g. a tenant at Microsoft, or a test's. */
  issuer?: string | undefined;
}

/** What a provider says about a person; `id` is its own id of them. */
export interface ProviderProfile {
  id: string;
  email: string | null;
  /** Whether the provider says that the address belongs to the person. */
  isEmailVerified: boolean;
  name: string | null;
}

export interface ProviderResult {
  profile: ProviderProfile;
  accessToken: string;
  refreshToken: string | null;
}

/** A provider that people sign in with (OpenID Connect with PKCE). */
export interface Provider {
  authorizationUrl(flow: {
    redirectUri: string;
    state: string;
    nonce: string;
    challenge: string;
  }): Promise<URL>;
  /** Exchanges the code in the callback's URL. Throws when state, nonce, issuer, signature or verifier are wrong. */
  exchange(callback: URL, flow: { state: string; nonce: string; verifier: string }): Promise<ProviderResult>;
}

const issuers: Readonly<Record<ProviderName, string>> = {
  google: "https://accounts.google.com",
  azure: "https://login.microsoftonline.com/common/v2.0",
};

/** A provider's claims about a person; Microsoft's `xms_edov` says whether the address's domain is verified. */
const claims = z.looseObject({
  sub: z.string(),
  email: z.email().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
    .optional(),
  xms_edov: z
    .union([z.boolean(), z.literal(1), z.literal("1")])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** Providers in tests run on this machine, over http. */
function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(url).hostname);
}

/** Opens a provider; its endpoints are discovered (OpenID Connect Discovery) at the first use. */
export function openProvider(
  name: ProviderName,
  { clientId, clientSecret, issuer = issuers[name] }: ProviderSettings,
): Provider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      // By default the signature of an ID token that came over TLS is not checked.
      execute: [oidc.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : [])],
      timeout: 10,
    });
    // A failed discovery is retried at the next use.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    async authorizationUrl({ redirectUri, state, nonce, challenge }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
      });
    },
    async exchange(callback, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      const profile = claims.parse(
        idToken?.email === undefined
          ? await oidc.fetchUserInfo(await configuration(), tokens.access_token, idToken?.sub ?? "")
          : idToken,
      );
      return {
        profile: {
          id: profile.sub,
          email: profile.email?.toLowerCase() ?? null,
          isEmailVerified: profile.email_verified === true || Boolean(profile.xms_edov),
          name: profile.name ?? null,
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
  };
}
