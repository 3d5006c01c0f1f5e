import type { AuthTools } from "./call.ts";
import type { AccessClaims } from "./claims.ts";
import { answerCall, restPath } from "./database-calls.ts";
import { addConfirmedAccount, type NewAccount } from "./first-account.ts";
import { type ProviderName, providerNames } from "./providers.ts";
import { answerAuth, authPath } from "./service.ts";

/** The sign-in for the rest of the site. */
export interface SignIn {
  /** The ways to sign in beside email and password. */
  providers: readonly ProviderName[];
  /** Whether codes can be sent to telephones. */
  phones: boolean;
  /** The claims of an access token, checked by the key set. Throws when it is not the sign-in's, or has expired. */
  verify(token: string): Promise<AccessClaims>;
  /** Makes an account without an email, for the first administrator (first-account.ts). */
  addAccount(account: NewAccount): Promise<"added" | "taken">;
  fetch(request: Request, clientIp: string): Promise<Response>;
}

export function isSignInPath(path: string): boolean {
  return path.startsWith(`${authPath}/`) || path.startsWith(`${restPath}/`);
}

export function openSignIn(tools: AuthTools): SignIn {
  return {
    providers: providerNames.filter((name) => name in tools.providers),
    phones: tools.sendText !== undefined,
    verify: tools.keys.verify,
    addAccount: (account) => addConfirmedAccount(tools, account),
    fetch: (request, clientIp) =>
      new URL(request.url).pathname.startsWith(`${restPath}/`)
        ? answerCall(tools, request, clientIp)
        : answerAuth(tools, request, clientIp),
  };
}
