import * as oidc from "openid-client";
import { z } from "zod";

/** Supabase Auth's names of the supported providers. */
export const providerNames = ["google", "azure"] as const;

export type ProviderName = (typeof providerNames)[number];

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** The provider's own by default; otherwise one tenant of Microsoft's, or a test's. */
  issuer?: string | undefined;
}

export interface ProviderProfile {
  id: string;
  email: string | null;
  /** The provider vouches that the address belongs to the person. */
  isEmailVerified: boolean;
  name: string | null;
}

export interface ProviderAnswer {
  profile: ProviderProfile;
  accessToken: string;
  refreshToken: string | null;
}

export interface Provider {
  authorizationUrl(flow: {
    redirectUri: string;
    state: string;
    nonce: string;
    challenge: string;
    scopes: string | null;
  }): Promise<URL>;
  /** Throws when the answer can't be trusted: wrong state, nonce, issuer, signature or proof. */
  exchange(callback: URL, flow: { state: string; nonce: string; verifier: string }): Promise<ProviderAnswer>;
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

/** The tests' providers run on this machine, without encryption. */
function isLoopback(address: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(address).hostname);
}

/** Opens a provider; its addresses are discovered at the first use. */
export function openProvider(
  name: ProviderName,
  { clientId, clientSecret, issuer = issuers[name] }: ProviderSettings,
): Provider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: isLoopback(issuer) ? [oidc.allowInsecureRequests] : [],
      timeout: 10,
    });
    // Discovery is tried again after a failure.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    async authorizationUrl({ redirectUri, state, nonce, challenge, scopes }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: withScopes(scopes),
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
      const told = claims.parse(
        idToken?.email === undefined
          ? await oidc.fetchUserInfo(await configuration(), tokens.access_token, idToken?.sub ?? "")
          : idToken,
      );
      return {
        profile: {
          id: told.sub,
          email: told.email?.toLowerCase() ?? null,
          isEmailVerified: told.email_verified === true || Boolean(told.xms_edov),
          name: told.name ?? null,
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
  };
}

function withScopes(asked: string | null): string {
  return [...new Set(["openid", "email", "profile", ...(asked ?? "").split(/[\s,]+/)])]
    .filter(Boolean)
    .join(" ");
}
