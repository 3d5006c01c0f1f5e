import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { clientIpContext, configurationContext, signInContext, siteUrlContext } from "#app/context.ts";
import { type ProviderName, providerNames } from "#backend/auth/providers.ts";
import type { CaptchaSource } from "./captcha.tsx";
import type { Connection } from "./client.ts";
import { accountClient } from "./session.server.ts";
import { sessionCookieOf } from "./session-cookie.ts";

type Context = Readonly<RouterContextProvider>;

export function connectionOf(context: Context): Connection {
  const { hostedAt, publishableKey } = context.get(signInContext);
  return { address: hostedAt, key: publishableKey, cookie: sessionCookieOf(context.get(siteUrlContext)) };
}

export function captchaOf(context: Context): CaptchaSource | null {
  const { CAPTCHA_SCRIPT_URL: script, CAPTCHA_SITE_KEY: siteKey } = context.get(configurationContext);
  return script && siteKey ? { script, siteKey } : null;
}

/** Whether a text is the name of a provider that this product knows. */
export function isProvider(name: string | undefined): name is ProviderName {
  return providerNames.some((one) => one === name);
}

const settings = z.object({
  external: z.record(z.string(), z.unknown()),
  sms_provider: z.optional(z.string()),
  // Our own sign-in adds this to the protocol.
  mfa_phone_enabled: z.optional(z.boolean()),
});

/** What the sign-in offers beside email and password; nothing when it can't be asked. */
export interface SignInOffers {
  providers: ProviderName[];
  /** Whether codes can be sent to phones, which takes a configured text-message service. */
  phones: boolean;
}

/**
 * Asks the sign-in what it offers. A hosted one says which text-message service it has, not whether phones may be
 * second factors; if they may not, it says so when one is added.
 */
export async function readOffers(context: Context): Promise<SignInOffers> {
  const { data } = settings.safeParse(await askSignIn(context, "/auth/v1/settings", null));
  return {
    providers: providerNames.filter((name) => data?.external[name] === true),
    phones: data?.mfa_phone_enabled ?? Boolean(data?.sms_provider),
  };
}

export interface OpenSession {
  id: string;
  current: boolean;
  userAgent: string | null;
  /** ISO 8601. */
  since: string;
  lastSeen: string;
}

const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      user_agent: z.string().nullable(),
      created_at: z.string(),
      refreshed_at: z.string(),
    }),
  ),
});

export interface AccountData {
  email: string;
  language: "sv" | "en";
  factors: { id: string; name: string; since: string }[];
  /** Null where there are no recovery codes. */
  recoveryCodes: { total: number; remaining: number } | null;
  /** Null where the sign-in has no such list (a hosted one). */
  sessions: OpenSession[] | null;
  /** `linked` is the identity's id, to unlink it by. The email address itself is not listed. */
  providers: { name: ProviderName; linked: string | null; email: string | null }[];
  /** Whether a provider may be unlinked: one way to sign in must be left. */
  mayUnlink: boolean;
  /** Whether a phone can be a second factor. */
  phones: boolean;
}

/** Everything that the account page shows. Null when the session has ended meanwhile. */
export async function readAccount(request: Request, context: Context): Promise<AccountData | null> {
  const { auth } = await accountClient(request, context);
  const { data, error } = await auth.getUser();
  if (error || !data.user) return null;
  const { user } = data;
  const { data: kept } = await auth.getSession();
  const listed = sessionList.safeParse(
    await askSignIn(context, "/auth/v1/user/sessions", kept.session?.access_token ?? null),
  );
  const codes = await auth.mfa.recoveryCodes.getStatus();
  const identities = user.identities ?? [];
  const offers = await readOffers(context);
  return {
    email: user.email ?? "",
    language: user.user_metadata.locale === "en" ? "en" : "sv",
    factors: (user.factors ?? [])
      .filter(
        ({ status, factor_type: type }) => status === "verified" && (type === "totp" || type === "phone"),
      )
      .map(({ id, friendly_name: name, created_at: since }) => ({ id, name: name ?? "TOTP", since })),
    recoveryCodes: codes.data && { total: codes.data.total, remaining: codes.data.remaining },
    sessions:
      listed.data?.sessions.map(({ id, current, user_agent, created_at, refreshed_at }) => ({
        id,
        current,
        userAgent: user_agent,
        since: created_at,
        lastSeen: refreshed_at,
      })) ?? null,
    providers: offers.providers.map((name) => {
      const identity = identities.find(({ provider }) => provider === name);
      const email = identity?.identity_data?.email;
      return {
        name,
        linked: identity?.identity_id ?? null,
        email: typeof email === "string" ? email : null,
      };
    }),
    mayUnlink: identities.length > 1,
    phones: offers.phones,
  };
}

/** Ends one of the caller's sessions, which our own sign-in adds to the protocol. False when there was none. */
export async function endSession(request: Request, context: Context, id: string): Promise<boolean> {
  const { data } = await (await accountClient(request, context)).auth.getSession();
  const answered = await send(context, `/auth/v1/user/sessions/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
  return answered.ok;
}

/** The answer of the sign-in; null when there is none, or not the one that was asked for. */
async function askSignIn(context: Context, path: string, token: string | null): Promise<unknown> {
  try {
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
    const answered = await send(context, path, { headers });
    return answered.ok ? await answered.json() : null;
  } catch {
    return null;
  }
}

function send(context: Context, path: string, init: RequestInit): Promise<Response> {
  const signIn = context.get(signInContext);
  const request = new Request(new URL(path, signIn.hostedAt ?? context.get(siteUrlContext)), init);
  request.headers.set("apikey", signIn.publishableKey);
  return signIn.fetch(request, context.get(clientIpContext));
}
