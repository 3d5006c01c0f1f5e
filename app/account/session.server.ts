import type { SupabaseClient } from "@supabase/supabase-js";
import { sql } from "kysely";
import { data, type RouterContextProvider, redirect } from "react-router";
import { notStaffWords } from "#app/content/account/not-staff.server.ts";
import {
  clientIpContext,
  cookiesContext,
  databaseContext,
  signInContext,
  siteUrlContext,
} from "#app/context.ts";
import { type StaffRole, staffRoleOf } from "#app/domain/staff-roles.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import { accountPaths } from "#app/site-map.ts";
import type { AccessClaims } from "#backend/auth/claims.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { signInHref } from "./addresses.ts";
import { cookieLife, sessionCookie, sessionCookieOf } from "./session-cookie.ts";
import { storedSessionOf } from "./stored-session.ts";

type Context = Readonly<RouterContextProvider>;

/** Someone who is signed in. `claims` go to `database.as("authenticated", …, { claims })`. */
export interface SignedIn {
  userId: string;
  email: string;
  /** aal2 once the second factor was shown. */
  aal: "aal1" | "aal2";
  claims: AccessClaims;
}

/** A member of staff, second factor shown. */
export interface StaffMember extends SignedIn {
  role: StaffRole;
  name: string;
}

/** A token that is good for less than this (s) is renewed first. */
const refreshMarginSeconds = 90;

/** One HTTP request has one context, whose loaders ask at the same time: each is answered once. */
const sessions = new WeakMap<Context, Promise<SignedIn | null>>();
const members = new WeakMap<Context, Promise<StaffMember | null>>();
const clients = new WeakMap<Context, Promise<SupabaseClient>>();

/**
 * Who is signed in on a request, by its cookie and the sign-in's key set; null for nobody. A token that is about to
 * end is renewed, and the new cookies go out with the answer. Whether the session was ended elsewhere is told
 * by the database: what a person may see or do must be asked there.
 */
export function readSession(request: Request, context: Context): Promise<SignedIn | null> {
  const known = sessions.get(context) ?? findSession(request, context);
  sessions.set(context, known);
  return known;
}

async function findSession(request: Request, context: Context): Promise<SignedIn | null> {
  const kept = await storedSessionOf(
    request.headers.get("cookie"),
    sessionCookieOf(context.get(siteUrlContext)),
  );
  if (!kept) return null;
  const isFresh = kept.expires_at - Date.now() / 1000 > refreshMarginSeconds;
  return (isFresh && (await verified(kept.access_token, context))) || renewed(request, context);
}

async function renewed(request: Request, context: Context): Promise<SignedIn | null> {
  const { data: found } = await (await accountClient(request, context)).auth.refreshSession();
  return found.session ? verified(found.session.access_token, context) : null;
}

async function verified(token: string, context: Context): Promise<SignedIn | null> {
  try {
    const claims = await context.get(signInContext).verify(token);
    return { userId: claims.sub, email: claims.email, aal: claims.aal, claims };
  } catch {
    return null;
  }
}

/**
 * Who is signed in as staff. Otherwise throws what the visitor gets instead: the sign-in page, the page for the second
 * factor (both lead back here), or 403 for one who is not of the staff or has none of `roles`. An administrator may
 * do what every role may.
 */
export async function requireStaff(
  request: Request,
  context: Context,
  roles?: readonly StaffRole[],
): Promise<StaffMember> {
  const session = await readSession(request, context);
  if (!session) throw leadTo(accountPaths.signIn, request);
  if (session.aal !== "aal2") throw leadTo(accountPaths.secondFactor, request);
  const known = members.get(context) ?? findMember(session, context.get(databaseContext));
  members.set(context, known);
  const member = await known;
  if (!member && (await isEnded(request, context))) throw leadTo(accountPaths.signIn, request);
  const may = member && (!roles || member.role === "admin" || roles.includes(member.role));
  if (!may) {
    const locale = localeOfRequest(pageUrl(request), request.headers.get("cookie"));
    throw data(notStaffWords[locale], { status: 403, headers: { "cache-control": "no-store" } });
  }
  return member;
}

/**
 * Whether a session was ended whose token is still good: to the database it is nobody's. The client then forgets it
 * here too, or the sign-in page would lead back.
 */
async function isEnded(request: Request, context: Context): Promise<boolean> {
  const { error } = await (await accountClient(request, context)).auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

/**
 * Asks the database with the person's own claims, so that a session ended elsewhere, and a function or table that
 * is missing or not permitted, are all the same: not of the staff (product 14.2).
 */
async function findMember(session: SignedIn, database: Database): Promise<StaffMember | null> {
  const { userId, claims } = session;
  try {
    const row = await database.as(
      "authenticated",
      (queries) =>
        queries.selectFrom("staff").select(["role", "name"]).where("user_id", "=", userId).executeTakeFirst(),
      { claims },
    );
    const role = staffRoleOf(row?.role);
    return row && role ? { ...session, role, name: row.name } : null;
  } catch (error) {
    if (isMissingOrDenied(error)) return null;
    throw error;
  }
}

/**
 * Whether somebody is what they were when they were let in: their session goes on, and they have the same role. For
 * answers that last, which ask again. Throws DatabaseUnavailable.
 */
export async function isStillStaff(member: StaffMember, database: Database): Promise<boolean> {
  return (await findMember(member, database))?.role === member.role;
}

/** Tells whether the signed-in person is an administrator: rpc `is_admin` (product 14.3). */
export async function isAdministrator(session: SignedIn, context: Context): Promise<boolean> {
  const { userId, claims } = session;
  try {
    return await context
      .get(databaseContext)
      .as("authenticated", (queries) => oneValue<boolean>(queries, sql`public.is_admin(${userId})`), {
        claims,
      });
  } catch (error) {
    if (isMissingOrDenied(error)) return false;
    throw error;
  }
}

/** 42501: not permitted; 42883: no such function; 42P01: no such table. */
function isMissingOrDenied(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(42501|42883|42P01)$/.test(String(error.code));
}

function leadTo(path: string, request: Request): Response {
  const url = pageUrl(request);
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  return redirect(signInHref(path, url.pathname + url.search, locale), {
    headers: { "cache-control": "no-store" },
  });
}

/**
 * The real client on the server, with the session of the request's cookies: for actions that sign in or out
 * without script. Cookies that it sets go out with the answer.
 */
export function accountClient(request: Request, context: Context): Promise<SupabaseClient> {
  const known = clients.get(context) ?? openClient(request, context);
  clients.set(context, known);
  return known;
}

/**
 * The client's `auth.admin` calls for an administrator: invitations, accounts, their second factors. Against our own
 * sign-in it acts as the administrator; a hosted one knows only its project's secret key, so there whoever calls this
 * must have been let through by `requireStaff(…, ["admin"])`. Throws without a key.
 */
export async function administrationClient(
  request: Request,
  context: Context,
): Promise<SupabaseClient["auth"]["admin"]> {
  const signIn = context.get(signInContext);
  const clientIp = context.get(clientIpContext);
  const token = signIn.hostedAt ? signIn.secretKey : await currentToken(request, context);
  if (!token) throw new Error("SUPABASE_SECRET_KEY is not set: accounts cannot be administered from here");
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(signIn.hostedAt ?? context.get(siteUrlContext), token, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => signIn.fetch(new Request(input, init), clientIp) },
  }).auth.admin;
}

async function currentToken(request: Request, context: Context): Promise<string | null> {
  const { data: found } = await (await accountClient(request, context)).auth.getSession();
  return found.session?.access_token ?? null;
}

/** The client's library is read when somebody signs in: visitors' pages never need it. */
async function openClient(request: Request, context: Context): Promise<SupabaseClient> {
  const { createServerClient, parseCookieHeader, serializeCookieHeader } = await import("@supabase/ssr");
  const signIn = context.get(signInContext);
  const siteUrl = context.get(siteUrlContext);
  const clientIp = context.get(clientIpContext);
  const outgoing = context.get(cookiesContext);
  const cookies = new Map(
    parseCookieHeader(request.headers.get("cookie") ?? "").map(({ name, value }) => [name, value ?? ""]),
  );
  const name = sessionCookieOf(siteUrl);
  // Under the name of before, a session is one that any host of the domain could have set: it goes, for one sign-in.
  if (name !== sessionCookie)
    for (const old of cookies.keys())
      if (old.startsWith(sessionCookie))
        outgoing.push(serializeCookieHeader(old, "", { path: "/", maxAge: 0, secure: true }));
  return createServerClient(signIn.hostedAt ?? siteUrl, signIn.publishableKey, {
    cookieOptions: { name, secure: siteUrl.startsWith("https:") },
    auth: { experimental: { recoveryCodes: true } },
    cookies: {
      getAll: () => Array.from(cookies, ([name, value]) => ({ name, value })),
      setAll(changed) {
        for (const { name, value, options } of changed) {
          cookies.set(name, value);
          // The client announces a renewed session twice.
          const earlier = outgoing.findIndex((line) => line.startsWith(`${name}=`));
          outgoing.splice(
            earlier < 0 ? outgoing.length : earlier,
            1,
            serializeCookieHeader(name, value, cookieLife(name, options)),
          );
        }
      },
    },
    global: {
      headers: { "user-agent": request.headers.get("user-agent") ?? "" },
      async fetch(input, init) {
        const asked = new Request(input, init);
        if (signIn.hostedAt) return signIn.fetch(asked, clientIp);
        // Our own sign-in knows browsers by a cookie, and forms that are posted without script come from one, too.
        asked.headers.set("cookie", request.headers.get("cookie") ?? "");
        const answered = await signIn.fetch(asked, clientIp);
        outgoing.push(...answered.headers.getSetCookie());
        return answered;
      },
    },
  });
}
