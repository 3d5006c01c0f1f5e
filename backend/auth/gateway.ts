import type { AuthTools } from "./call.ts";
import type { AccessClaims } from "./claims.ts";
import { isServicePath, refuseService } from "./other-services.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { type ProviderName, providerNames } from "./providers.ts";
import { handleRpc, restPath } from "./rpc.ts";
import { authPath, handleAuthRequest } from "./service.ts";
import { createAccount, requireEmail } from "./sign-up.ts";
import { findAccount } from "./users.ts";

/** The sign-in as the rest of the site uses it. */
export interface SignIn {
  /** The configured OAuth providers. */
  providers: readonly ProviderName[];
  /** Whether codes can be sent to phones. */
  phones: boolean;
  /** The claims of an access token. Throws when it is invalid or has expired. */
  verify(token: string): Promise<AccessClaims>;
  /** Whether an access token is one of ours, an expired one too. */
  hasSigned(token: string): Promise<boolean>;
  /** Creates an account without a confirmation email, for the first administrator. */
  addAccount(account: NewAccount): Promise<"added" | "taken">;
  /** Handles a request whose path `isSignInPath` accepts. */
  fetch(request: Request, clientIp: string): Promise<Response>;
}

/** Whether a path belongs to the auth API (/auth/v1), or to another service of its client (/rest/v1, /functions/v1 ...). */
export function isSignInPath(path: string): boolean {
  return path === authPath || path.startsWith(`${authPath}/`) || isServicePath(path);
}

/** Opens the sign-in with its services and settings. */
export function openSignIn(tools: AuthTools): SignIn {
  return {
    providers: providerNames.filter((name) => name in tools.providers),
    phones: tools.sendText !== undefined,
    verify: tools.keys.verify,
    hasSigned: tools.keys.hasSigned,
    addAccount: (account) => addConfirmedAccount(tools, account),
    async fetch(request, clientIp) {
      const { pathname } = new URL(request.url);
      if (!isServicePath(pathname)) return handleAuthRequest(tools, request, clientIp);
      if (pathname.startsWith(`${restPath}/`)) return handleRpc(tools, request, clientIp);
      return refuseService(pathname);
    },
  };
}

/** An account that is created without a confirmation email, by the operator, who knows the set-up code from the log. */
interface NewAccount {
  email: string;
  password: string;
}

/**
 * Creates an account with a confirmed address. Returns "taken" when there is one already, which is not changed. Throws
 * AuthError `weak_password` or `validation_failed`.
 */
async function addConfirmedAccount(
  tools: AuthTools,
  { email: typed, password }: NewAccount,
): Promise<"added" | "taken"> {
  const email = requireEmail(typed);
  await requireGoodPassword(password, [email, tools.siteUrl.hostname]);
  const encrypted = await hashPassword(password);
  return tools.database.as("site_auth", async (queries) => {
    if (await findAccount(queries, { email })) return "taken";
    await createAccount(queries, { tools }, { email, encrypted, confirmed: true });
    return "added";
  });
}
