import type { SupabaseClient } from "@supabase/supabase-js";
import { accountPaths } from "#app/domain/staff-paths.ts";
import type { AuthTools } from "#backend/auth/call.ts";
import { openSignIn, type SignIn } from "#backend/auth/gateway.ts";
import { openSecretBox } from "#backend/auth/secret-box.ts";
import { openSigningKeys } from "#backend/auth/signing-keys.ts";
import type { TestDatabase } from "./database.ts";
import { testClient } from "./staff.ts";

/** The sign-in on a test's database, and the real client for it. */
export interface TestSignIn {
  signIn: SignIn;
  tools: AuthTools;
  /**
   * A client with an IP address (of 198.51.100.0/24 by default) and cookies of its own; `jar` gives it another one's.
   */
  client(clientIp?: string, jar?: Map<string, string>): SupabaseClient;
  /** One request without a client. */
  send(path: string, init?: RequestInit & { clientIp?: string }): Promise<Response>;
  /** Advances the sign-in's clock. */
  wait(milliseconds: number): void;
}

/** Presses the button of the page that an email's link leads to, as a browser does; gives where that leads. */
export async function pressLink(link: string, send: TestSignIn["send"]): Promise<URL> {
  const page = await send(link);
  const fields = new URL(page.headers.get("location") ?? "").searchParams;
  const response = await send("/auth/v1/verify", { method: "POST", body: new URLSearchParams(fields) });
  if (page.status !== 303 || response.status !== 303)
    throw new Error(`the link answers ${page.status}, its button ${response.status}`);
  return new URL(response.headers.get("location") ?? "");
}

/** The key that encrypts the sign-in's secrets in tests. */
export const testSecretsKey = "the secrets key of every test, 32+";

let clients = 0;

export function openTestSignIn(
  db: TestDatabase,
  changes: Partial<AuthTools> = {},
  site = "http://localhost:3000",
): TestSignIn {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const secrets = changes.secrets ?? openSecretBox(testSecretsKey);
  const tools: AuthTools = {
    database: db.database,
    secrets,
    now,
    siteUrl: new URL(site),
    keys: openSigningKeys(db.database, { now, issuer: `${site}/auth/v1`, secrets }),
    returnPaths: [accountPaths.callback],
    openLinkPath: accountPaths.openLink,
    signUp: "open",
    providers: {},
    reportError: (error) => {
      throw error;
    },
    ...changes,
  };
  const signIn = openSignIn(tools);
  const nextClientIp = () => {
    clients += 1;
    return `198.51.100.${clients % 250}`;
  };
  return {
    signIn,
    tools,
    client: (clientIp = nextClientIp(), jar = new Map()) =>
      testClient(site, async (input, init) => {
        const request = new Request(input, init);
        request.headers.set("cookie", Array.from(jar, ([name, value]) => `${name}=${value}`).join("; "));
        const response = await signIn.fetch(request, clientIp);
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        return response;
      }),
    send: (path, { clientIp = nextClientIp(), ...init } = {}) =>
      signIn.fetch(new Request(new URL(path, site), init), clientIp),
    wait(milliseconds) {
      ahead += milliseconds;
    },
  };
}
