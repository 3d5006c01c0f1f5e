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

/**
 * What the sign-in can do here beside e-mail and password; nothing when it can't be asked. A hosted one names its
 * sender of text messages, not whether telephones are open as a second factor: where they are not, it says so when
 * one is added.
 */
export async function readOffers(context: Context) {
  const { data } = settings.safeParse(await askSignIn(context, "/auth/v1/settings", null));
  return {
    providers: providerNames.filter((name) => data?.external[name] === true),
    /** Whether codes can be sent to telephones: a sender of text messages is configured. */
    phones: data?.mfa_phone_enabled ?? Boolean(data?.sms_provider),
  };
}

const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      user_agent: z.string().nullable(),
      refreshed_at: z.string(),
    }),
  ),
});

/** Everything that the account page shows. Null when the session has ended meanwhile. */
export async function readAccount(request: Request, context: Context) {
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
    language: user.user_metadata.locale === "en" ? ("en" as const) : ("sv" as const),
    factors: (user.factors ?? [])
      .filter(
        ({ status, factor_type: type }) => status === "verified" && (type === "totp" || type === "phone"),
      )
      .map(({ id, friendly_name: name, created_at: since }) => ({ id, name: name ?? "TOTP", since })),
    recoveryCodes: codes.data,
    /** Null where the sign-in has no such list (a hosted one). */
    sessions: listed.data?.sessions ?? null,
    providers: offers.providers.map((name) => {
      const identity = identities.find(({ provider }) => provider === name);
      const email = identity?.identity_data?.email;
      return {
        name,
        /** Its id, to unlink it by. The e-mail address itself is not among them. */
        linked: identity?.identity_id ?? null,
        email: typeof email === "string" ? email : null,
      };
    }),
    /** One way to sign in must be left. */
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
