import { z } from "zod";
import { type Context, siteContext } from "#app/context.ts";
import { asLocale } from "#app/i18n/locale.ts";
import { type ProviderName, providerNames } from "#backend/auth/providers.ts";
import type { CaptchaSource } from "./captcha.tsx";
import { accountClient, requestAuthServer } from "./session.server.ts";

/** The configured captcha; null without one. */
export function captchaSource(context: Context): CaptchaSource | null {
  const { CAPTCHA_SCRIPT_URL: script, CAPTCHA_SITE_KEY: siteKey } = context.get(siteContext).configuration;
  return script && siteKey ? { script, siteKey } : null;
}

/** Whether a text is the name of a provider that can be configured. */
export function isProvider(name: string | undefined): name is ProviderName {
  return providerNames.some((one) => one === name);
}

const usedFactor = z.object({ last_used_at: z.string() });

export const sessionList = z.object({
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

/** Everything that the account page shows. Null when the session has ended meanwhile. */
export async function readAccount(request: Request, context: Context) {
  const { auth } = await accountClient(request, context);
  const { data, error } = await auth.getUser();
  if (error || !data.user) return null;
  const { user } = data;
  const listed = await requestAuthServer(request, context, "/user/sessions");
  if (!listed.ok) return null;
  const codes = await auth.mfa.recoveryCodes.getStatus();
  const identities = user.identities ?? [];
  const { providers, phones } = context.get(siteContext).signIn;
  return {
    email: user.email ?? "",
    language: asLocale(user.user_metadata.locale),
    factors: (user.factors ?? [])
      .filter(
        ({ status, factor_type: type }) =>
          status === "verified" && (type === "totp" || type === "phone" || type === "webauthn"),
      )
      .map(({ id, friendly_name: name, created_at: since, factor_type: type, ...added }) => ({
        id,
        name: name ?? "TOTP",
        since,
        isPasskey: type === "webauthn",
        used: usedFactor.safeParse(added).data?.last_used_at ?? null,
      })),
    recoveryCodes: codes.data,
    sessions: sessionList.parse(await listed.json()).sessions,
    providers: providers.map((name) => {
      const identity = identities.find(({ provider }) => provider === name);
      const email = identity?.identity_data?.email;
      return {
        name,
        /** The id of the identity, to unlink it; null when the provider is not linked. */
        linked: identity?.identity_id ?? null,
        email: typeof email === "string" ? email : null,
      };
    }),
    /** The last way to sign in can't be unlinked. */
    mayUnlink: identities.length > 1,
    phones,
  };
}

/** Ends one of the caller's sessions. One that has already ended is fine. */
export async function endSession(request: Request, context: Context, id: string): Promise<void> {
  await requestAuthServer(request, context, `/user/sessions/${encodeURIComponent(id)}`, "DELETE");
}
