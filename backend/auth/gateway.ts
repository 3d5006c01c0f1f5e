import { createRemoteJWKSet, jwtVerify } from "jose";
import type { AuthTools } from "./call.ts";
import { type AccessClaims, accessClaims } from "./claims.ts";
import { answerCall, restPath } from "./database-calls.ts";
import { addConfirmedAccount, addHostedAccount, type NewAccount } from "./first-account.ts";
import { answerAuth, authPath } from "./service.ts";

/** The sign-in for the rest of the site: this process's own, or a hosted Supabase's. */
export interface SignIn {
  /** The address for a browser's client: the hosted project's, or null for the site's own. */
  hostedAt: string | null;
  /** The key for a browser's client, which is no secret. */
  publishableKey: string;
  /** A hosted project's secret key, where one is configured; our own sign-in needs none. */
  secretKey: string | null;
  /** The claims of an access token, checked by the key set. Throws when it is not the sign-in's, or has expired. */
  verify(token: string): Promise<AccessClaims>;
  /** Makes an account without an email, for the first administrator (first-account.ts). */
  addAccount(account: NewAccount): Promise<"added" | "taken">;
  /** Forwards a client's request, in this process or over the network. */
  fetch(request: Request, clientIp: string): Promise<Response>;
}

/** Whether this process's own sign-in answers a path. */
export function isSignInPath(path: string): boolean {
  return path.startsWith(`${authPath}/`) || path.startsWith(`${restPath}/`);
}

/** The sign-in of this process. */
export function ownSignIn(tools: AuthTools): SignIn {
  return {
    hostedAt: null,
    publishableKey: "sb_publishable_own",
    secretKey: null,
    verify: tools.keys.verify,
    addAccount: (account) => addConfirmedAccount(tools, account),
    fetch: (request, clientIp) =>
      new URL(request.url).pathname.startsWith(`${restPath}/`)
        ? answerCall(tools, request, clientIp)
        : answerAuth(tools, request, clientIp),
  };
}

/** A hosted Supabase's sign-in; jose fetches and caches its key set. */
export function hostedSignIn(
  address: string,
  publishableKey: string,
  secretKey: string | null = null,
): SignIn {
  const issuer = new URL(authPath, address).href;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return {
    hostedAt: address,
    publishableKey,
    secretKey,
    async verify(token) {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: "authenticated" });
      return accessClaims.parse(payload);
    },
    async addAccount(account) {
      if (!secretKey)
        throw new Error("SUPABASE_SECRET_KEY is not set: the first account cannot be made from here");
      return addHostedAccount(address, secretKey, account);
    },
    fetch: (request) => fetch(request),
  };
}
