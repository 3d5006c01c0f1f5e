import { createRemoteJWKSet, jwtVerify } from "jose";
import type { AuthTools } from "./call.ts";
import { type AccessClaims, accessClaims } from "./claims.ts";
import { answerCall, restPath } from "./database-calls.ts";
import { addConfirmedAccount, addHostedAccount, type NewAccount } from "./first-account.ts";
import { answerAuth, authPath } from "./service.ts";

/** The sign-in as the rest of the site sees it: this process's own, or a hosted Supabase's. */
export interface SignIn {
  /** The address that a browser's client is given: of the hosted project, or null for the site's own. */
  hostedAt: string | null;
  /** The key that a browser's client is given; it opens nothing by itself. */
  publishableKey: string;
  /** A hosted project's secret key, where one is configured; our own sign-in needs none. */
  secretKey: string | null;
  /** What an access token says, by the key set. Throws when it is not the sign-in's, or no longer good. */
  verify(token: string): Promise<AccessClaims>;
  /** Makes an account without an email, for the first administrator (first-account.ts). */
  addAccount(account: NewAccount): Promise<"added" | "taken">;
  /** Sends a client's request to where it belongs, in this process or over the network. */
  fetch(request: Request, clientIp: string): Promise<Response>;
}

/** Tells whether a path is answered by the process's own sign-in. */
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

/** A hosted Supabase's sign-in: its key set is fetched and kept as jose does. */
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
