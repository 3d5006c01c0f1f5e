import { hostedSignIn, ownSignIn, type SignIn } from "#backend/auth/gateway.ts";
import { openSigningKeys } from "#backend/auth/signing-keys.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Configuration } from "./configuration.ts";
import type { Log } from "./log.ts";

/** The sign-in that the configuration asks for: a hosted Supabase's, or this process's own. */
export function openSignIn(
  configuration: Configuration,
  database: Database,
  siteUrl: () => string,
  log: Log,
): SignIn {
  const { SUPABASE_URL: hosted, SUPABASE_PUBLISHABLE_KEY: key } = configuration;
  if (hosted && key) return hostedSignIn(hosted, key);
  const now = () => new Date();
  return ownSignIn({
    database,
    now,
    siteUrl,
    keys: openSigningKeys(database, { now, issuer: () => new URL("/auth/v1", siteUrl()).href }),
    signUp: configuration.SIGN_UP,
    providers: { google: false, azure: false, github: false },
    reportError: (error) => log.error({ err: error }, "the sign-in failed"),
  });
}
