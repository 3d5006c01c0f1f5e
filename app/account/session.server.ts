import type { SupabaseClient } from "@supabase/supabase-js";
import { data, redirect } from "react-router";
import { z } from "zod";
import { notStaffMessages } from "#app/content/account/not-staff.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { type StaffRole, staffRoles } from "#app/domain/staff-roles.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import type { AccessClaims } from "#backend/auth/claims.ts";
import type { SignIn } from "#backend/auth/gateway.ts";
import type { Database } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { clientKey, sessionCookie, sessionCookieName, withCookieLifetime } from "./session-cookie.ts";
import { signInHref } from "./urls.ts";

/** Somebody who is signed in. `claims` are for `database.as("authenticated", …, { claims })`. */
export interface SignedIn {
  userId: string;
  email: string;
  /** aal2 once the second factor was used. */
  aal: "aal1" | "aal2";
  claims: AccessClaims;
}

/** A member of staff whose second factor was used. */
export interface StaffMember extends SignedIn {
  role: StaffRole;
  name: string;
}

/** Cached for one request, because its loaders run at the same time and share the context. */
const sessions = new WeakMap<Context, Promise<SignedIn | null>>();
const members = new WeakMap<Context, Promise<StaffMember | null>>();
const clients = new WeakMap<Context, Promise<SupabaseClient>>();

/**
 * Who is signed in, from the request's cookie, whose token is verified with the auth server's keys; null for nobody. A
 * token about to expire is renewed and the new cookies are sent with the response. The token does not say whether the
 * session was ended elsewhere: only the database knows what somebody may see or do.
 */
export function readSession(request: Request, context: Context): Promise<SignedIn | null> {
  return sessions.getOrInsertComputed(context, () => findSession(request, context));
}

async function findSession(request: Request, context: Context): Promise<SignedIn | null> {
  const cookies = request.headers.get("cookie");
  // Visitors' pages don't need the client.
  if (!cookies?.includes(sessionCookieName(context.get(siteContext).siteUrl))) return null;
  const { auth } = await accountClient(request, context);
  // This renews a token that is about to expire.
  const { data } = await auth.getSession();
  if (!data.session) return null;
  const signedIn = await verifyToken(data.session.access_token, context);
  if (signedIn) return signedIn;
  const { data: renewal } = await auth.refreshSession();
  return renewal.session && verifyToken(renewal.session.access_token, context);
}

async function verifyToken(token: string, context: Context): Promise<SignedIn | null> {
  try {
    const claims = await context.get(siteContext).signIn.verify(token);
    return { userId: claims.sub, email: claims.email, aal: claims.aal, claims };
  } catch {
    return null;
  }
}

/**
 * The member of staff who is signed in. Otherwise throws the response: a redirect to the sign-in or to the second
 * factor (both lead back here), or 403 for somebody who is not staff or has none of `roles`. Administrators may do what
 * every role may.
 */
export async function requireStaff(
  request: Request,
  context: Context,
  roles?: readonly StaffRole[],
): Promise<StaffMember> {
  const session = await readSession(request, context);
  if (!session) throw redirectToSignIn(accountPaths.signIn, request);
  if (session.aal !== "aal2") throw redirectToSignIn(accountPaths.secondFactor, request);
  const member = await members.getOrInsertComputed(context, () =>
    findMember(session, context.get(siteContext).database),
  );
  if (!member && (await isEnded(request, context))) throw redirectToSignIn(accountPaths.signIn, request);
  const may = member && (!roles || member.role === "admin" || roles.includes(member.role));
  if (!may) {
    const locale = requestLocale(request);
    throw data(notStaffMessages[locale], { status: 403, headers: { "cache-control": "no-store" } });
  }
  return member;
}

/**
 * Whether a session was ended while its token is still valid. The client then removes its cookies too; otherwise the
 * sign-in page would redirect back here.
 */
async function isEnded(request: Request, context: Context): Promise<boolean> {
  const { error } = await (await accountClient(request, context)).auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

/**
 * Asks the database with the person's own claims. A session that was ended, a missing function and a missing right all
 * mean that they are not staff (product 14.2).
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
    const role = oneOf(staffRoles, row?.role);
    return row && role ? { ...session, role, name: row.name } : null;
  } catch (error) {
    // Not permitted, no such function, no such table.
    if (/^(42501|42883|42P01)$/.test(errorCode(error))) return null;
    throw error;
  }
}

/**
 * Whether the session has not ended and the role is the same: long responses check it again and again. Throws
 * DatabaseUnavailable.
 */
export async function isStillStaff(member: StaffMember, database: Database): Promise<boolean> {
  return (await findMember(member, database))?.role === member.role;
}

function redirectToSignIn(path: string, request: Request): Response {
  const url = pageUrl(request);
  const locale = requestLocale(request);
  return redirect(signInHref(path, url.pathname + url.search, locale), {
    headers: { "cache-control": "no-store" },
  });
}

/**
 * A Supabase client on the server with the session of the request's cookies. The cookies that it sets are sent with the
 * response.
 */
export function accountClient(request: Request, context: Context): Promise<SupabaseClient> {
  return clients.getOrInsertComputed(context, () => openClient(request, context));
}

/** The client's `auth.admin` as the person who is signed in: for invitations, accounts and their second factors. */
export async function administrationClient(
  request: Request,
  context: Context,
): Promise<SupabaseClient["auth"]["admin"]> {
  const { signIn, clientIp, siteUrl } = context.get(siteContext);
  const { data } = await (await accountClient(request, context)).auth.getSession();
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(siteUrl, data.session?.access_token ?? clientKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => signIn.fetch(new Request(input, init), clientIp) },
  }).auth.admin;
}

/** A request to the auth server, as the person who is signed in, for which the client has no method (e.g. sessions). */
export async function requestAuthServer(
  request: Request,
  context: Context,
  path: string,
  method = "GET",
): Promise<Response> {
  const { data } = await (await accountClient(request, context)).auth.getSession();
  const { signIn, clientIp, siteUrl } = context.get(siteContext);
  const authRequest = new Request(new URL(`/auth/v1${path}`, siteUrl), {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
  return signIn.fetch(authRequest, clientIp);
}

/** The client does not check what its cookie contains, and leaves promises that a wrong value rejects. */
const storedSession = z.object({
  access_token: z.string(),
  refresh_token: z.string().min(1).max(500),
  expires_at: z.number(),
  user: z.looseObject({}),
});

type Library = typeof import("@supabase/ssr");

function cookiesIn(header: string | null | undefined, { parseCookieHeader }: Library): Map<string, string> {
  return new Map(parseCookieHeader(header ?? "").map(({ name, value }) => [name, value ?? ""]));
}

/** The access token of the session in the cookies with a name, decoded as the client does; null when there is none. */
async function storedToken(
  name: string,
  cookies: ReadonlyMap<string, string>,
  { combineChunks, stringFromBase64URL }: Library,
): Promise<string | null> {
  const [, base64] = (await combineChunks(name, (chunk) => cookies.get(chunk)))?.split(/^base64-/) ?? [];
  try {
    return storedSession.parse(JSON.parse(stringFromBase64URL(base64 ?? ""))).access_token;
  } catch {
    return null;
  }
}

/**
 * Whether a Cookie header has a session with a token that we signed; it may have expired, since it can be renewed. The
 * database is not asked whether the session was ended.
 */
export async function hasOwnSession(
  header: string | undefined,
  siteUrl: string,
  { hasSigned }: Pick<SignIn, "hasSigned">,
): Promise<boolean> {
  const name = sessionCookieName(siteUrl);
  if (!header?.includes(name)) return false;
  const library = await import("@supabase/ssr");
  const token = await storedToken(name, cookiesIn(header, library), library);
  return token !== null && hasSigned(token);
}

/** The client's library is imported here because visitors' pages don't need it. */
async function openClient(request: Request, context: Context): Promise<SupabaseClient> {
  const library = await import("@supabase/ssr");
  const { serializeCookieHeader } = library;
  const { signIn, siteUrl, clientIp, cookies: outgoing } = context.get(siteContext);
  const cookies = cookiesIn(request.headers.get("cookie"), library);
  const name = sessionCookieName(siteUrl);
  const secure = siteUrl.startsWith("https:");
  const isValid = (await storedToken(name, cookies, library)) !== null;
  for (const old of [...cookies.keys()]) {
    // Without the prefix it could come from another host of the domain: it is removed, which costs its owner one
    // sign-in.
    const isForeign = name !== sessionCookie && old.startsWith(sessionCookie);
    if (!isForeign && (isValid || !library.isChunkLike(old, name))) continue;
    cookies.delete(old);
    outgoing.push(serializeCookieHeader(old, "", { path: "/", maxAge: 0, secure }));
  }
  return library.createServerClient(siteUrl, clientKey, {
    cookieOptions: { name, secure },
    auth: { experimental: { recoveryCodes: true } },
    cookies: {
      getAll: () => Array.from(cookies, ([name, value]) => ({ name, value })),
      setAll(changed) {
        for (const { name, value, options } of changed) {
          cookies.set(name, value);
          // The client sets the cookies of a renewed session twice.
          const earlier = outgoing.findIndex((line) => line.startsWith(`${name}=`));
          outgoing.splice(
            earlier < 0 ? outgoing.length : earlier,
            1,
            serializeCookieHeader(name, value, withCookieLifetime(name, options)),
          );
        }
      },
    },
    global: {
      headers: { "user-agent": request.headers.get("user-agent") ?? "" },
      async fetch(input, init) {
        const authRequest = new Request(input, init);
        // The auth server recognises devices by a cookie, also for forms posted without script.
        authRequest.headers.set("cookie", request.headers.get("cookie") ?? "");
        const response = await signIn.fetch(authRequest, clientIp);
        outgoing.push(...response.headers.getSetCookie());
        return response;
      },
    },
  });
}
