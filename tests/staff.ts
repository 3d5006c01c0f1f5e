import { randomBytes } from "node:crypto";
import { createChunks, stringToBase64URL } from "@supabase/ssr";
import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { sessionCookieName } from "#app/account/session-cookie.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { hashPassword } from "#backend/auth/passwords.ts";

/**
 * Queries the database as its owner: `TestDatabase.ask`, or `ask` of tests/pages/site-database.ts on a running site.
 */
type Ask = (query: string, values: string[]) => Promise<unknown[]>;

/** An account; `code` returns the time-based code for a timestamp. */
export interface TestAccount {
  userId: string;
  email: string;
  password: string;
  totpSecret: string;
  code(at?: Date): string;
}

/** A session from the real endpoints, in the formats in which tests send it. */
export interface TestSession {
  session: Session;
  /** For `fetch`: `authorization: Bearer …`. */
  accessToken: string;
  /** For `fetch`: the Cookie header. */
  cookieHeader: string;
  /** For Playwright's `context.addCookies`. */
  cookies: { name: string; value: string; url: string }[];
}

/** The password of every account: hashing one takes tens of milliseconds. */
const password = `lugn-${randomBytes(9).toString("base64url")}-vinter`;
const passwordHash = hashPassword(password);

/**
 * Adds an account with a confirmed address, a password and a verified time-based factor to the database, and adds it
 * to the staff when a role is given.
 */
export async function addAccount(
  ask: Ask,
  { role, name = "Anna Lind" }: { role?: StaffRole; name?: string } = {},
): Promise<TestAccount> {
  const email = `${randomBytes(6).toString("hex")}@example.se`;
  const secret = new Secret();
  const [user] = await ask(
    `insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data)
     values ($1, $2, now(), '{"provider": "email", "providers": ["email"]}') returning id`,
    [email, await passwordHash],
  );
  const userId = String(Reflect.get(Object(user), "id"));
  await ask(
    `insert into auth.identities (provider_id, user_id, provider, identity_data)
     values ($1::text, $1::uuid, 'email', json_build_object('sub', $1::text, 'email', $2::text))`,
    [userId, email],
  );
  await ask(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, 'Telefon', 'totp', 'verified', $2)`,
    [userId, secret.base32],
  );
  if (role)
    await ask("insert into public.staff (user_id, role, name) values ($1, $2, $3)", [userId, role, name]);
  return {
    userId,
    email,
    password,
    totpSecret: secret.base32,
    code: (at = new Date()) => new TOTP({ secret }).generate({ timestamp: at.getTime() }),
  };
}

/** The real client for a site, as a separate browser (with PKCE, like the pages): two share nothing. */
export function testClient(
  url: string,
  send: typeof fetch = fetchAs(),
  key = "sb_publishable_own",
): SupabaseClient {
  return createClient(url, key, {
    auth: {
      flowType: "pkce",
      persistSession: false,
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: send },
  });
}

/** `fetch` with an IP address of its own, so that tests don't share rate limits (TRUST_PROXY=1). */
function fetchAs(): typeof fetch {
  const [a, b, c] = randomBytes(3);
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", `10.${a}.${b}.${c}`);
    return fetch(input, { ...init, headers });
  };
}

/** Signs an account in on a running site, second factor included. Throws the client's error. */
export async function signInWithSecondFactor(
  url: string,
  account: TestAccount,
  client: SupabaseClient = testClient(url),
): Promise<TestSession> {
  const { email, password } = account;
  const first = await client.auth.signInWithPassword({ email, password });
  if (first.error) throw first.error;
  const factorId = first.data.user.factors?.[0]?.id ?? "";
  const second = await client.auth.mfa.challengeAndVerify({ factorId, code: account.code() });
  if (second.error) throw second.error;
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("there is no session after the second factor");
  return inEveryForm(url, data.session);
}

/** A session as cookie and bearer token. */
export function inEveryForm(url: string, session: Session): TestSession {
  const chunks = createChunks(sessionCookieName(url), `base64-${stringToBase64URL(JSON.stringify(session))}`);
  return {
    session,
    accessToken: session.access_token,
    cookieHeader: chunks.map(({ name, value }) => `${name}=${value}`).join("; "),
    cookies: chunks.map(({ name, value }) => ({ name, value, url })),
  };
}
