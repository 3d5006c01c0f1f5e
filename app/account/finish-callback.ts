import type { AuthError } from "@supabase/supabase-js";
import { accountPaths } from "#app/domain/staff-paths.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { browserClient } from "./client.ts";
import { type Callback, callbackParameters, isStale, readCallback } from "./sign-in-link.ts";
import { signInHref } from "./urls.ts";

export interface Failure {
  /** A key of `messages.reasons`. */
  reason: string;
  /** The protocol's own message (product 14.4). */
  text: string;
}

export type Confirmed = Extract<Callback, { kind: "confirmed" }>;

/**
 * Takes the session from the callback's URL. Gives the path to go on to, or what to show instead. Secrets are removed
 * from the address bar even when they are refused.
 */
export async function finishCallback(next: string, locale: Locale): Promise<string | Failure | Confirmed> {
  const callback = readCallback(callbackParameters(location));
  // The client reads the URL as it starts, so only a code that it should exchange is left in it.
  if (callback.kind !== "code") removeSecretParameters();
  if (callback.kind === "confirmed") return callback;
  const client = await browserClient();
  const started = await client.auth.initialize();
  if (callback.kind === "error")
    return { reason: callback.code || reasonOf(callback.text), text: callback.text };
  if (started.error) return failureOf(started.error);
  if (callback.kind === "tokens") {
    const { accessToken: access_token, refreshToken: refresh_token, issuedAt } = callback;
    if (isStale(issuedAt, Date.now() / 1000))
      // biome-ignore lint/suspicious/noConsole: the client warns there too (product 14.4)
      console.warn("Session as retrieved from URL was issued over 120s ago, URL could be stale", issuedAt);
    // Anybody can write a link with their own session in it, which would sign the visitor in to their account.
    const { data: shown, error: forged } = await client.auth.getClaims(access_token, { allowExpired: true });
    if (forged) return failureOf(forged);
    if (!shown?.claims.amr?.every((used) => typeof used !== "string" && used.method === "invite"))
      return { reason: "other", text: "Not a valid PKCE flow url." };
    const { error } = await client.auth.setSession({ access_token, refresh_token });
    if (error) return failureOf(error);
    // Only an invitation carries tokens, and the invited person has to choose a password first.
    return next.startsWith(accountPaths.invitation)
      ? next
      : signInHref(accountPaths.invitation, next, locale);
  }
  const { data } = await client.auth.getSession();
  // The code was not exchanged: its verifier is in another browser.
  if (!data.session || (callback.kind === "code" && new URLSearchParams(location.search).has("code")))
    return { reason: "other_browser", text: "" };
  const { afterSignIn } = await import("./auth-outcome.ts");
  const outcome = await afterSignIn({ client, siteUrl: location.origin, locale }, next);
  return outcome.kind === "go" ? outcome.to : next;
}

/** Removes all but `next` and `lang` from the URL, so that a reload or a shared link has no secret in it. */
export function removeSecretParameters() {
  const cleanUrl = new URL(location.pathname, location.origin);
  const { searchParams } = new URL(location.href);
  for (const name of ["next", "lang"]) {
    const value = searchParams.get(name);
    if (value !== null) cleanUrl.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", cleanUrl.pathname + cleanUrl.search);
}

function failureOf({ name, code, message }: AuthError): Failure {
  if (name === "AuthRetryableFetchError") return { reason: "unreachable", text: "" };
  return { reason: code ?? reasonOf(message), text: message };
}

function reasonOf(text: string): string {
  return text === "No code detected." || text === "No session defined in URL" ? "no_code" : "other";
}
