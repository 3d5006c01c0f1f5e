import type { SupabaseClient } from "@supabase/supabase-js";
import type { AuthTools } from "#backend/auth/call.ts";
import { ownSignIn, type SignIn } from "#backend/auth/gateway.ts";
import { openSigningKeys } from "#backend/auth/signing-keys.ts";
import type { TestDatabase } from "./database.ts";
import { testClient } from "./staff.ts";

/** The sign-in on a test's database, and the real client to speak to it. */
export interface TestSignIn {
  signIn: SignIn;
  tools: AuthTools;
  /** A client at an address of its own (an IP of 198.51.100.0/24 when none is given). */
  client(sender?: string): SupabaseClient;
  /** One request without a client. */
  send(path: string, init?: RequestInit & { sender?: string }): Promise<Response>;
  /** Moves the sign-in's clock. */
  wait(milliseconds: number): void;
}

let senders = 0;

export function openTestSignIn(
  db: TestDatabase,
  changes: Partial<AuthTools> = {},
  site = "http://localhost:3000",
): TestSignIn {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const tools: AuthTools = {
    database: db.database,
    now,
    siteUrl: () => site,
    keys: openSigningKeys(db.database, { now, issuer: () => `${site}/auth/v1` }),
    signUp: "open",
    providers: {},
    reportError: (error) => {
      throw error;
    },
    ...changes,
  };
  const signIn = ownSignIn(tools);
  const nextSender = () => {
    senders += 1;
    return `198.51.100.${senders % 250}`;
  };
  return {
    signIn,
    tools,
    client: (sender = nextSender()) =>
      testClient(site, (input, init) => signIn.fetch(new Request(input, init), sender)),
    send: (path, { sender = nextSender(), ...init } = {}) =>
      signIn.fetch(new Request(new URL(path, site), init), sender),
    wait(milliseconds) {
      ahead += milliseconds;
    },
  };
}
