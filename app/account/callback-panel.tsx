import type { AuthError } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { fill } from "#app/language/fill.ts";
import type { Locale } from "#app/language/locale.ts";
import { browserClient, type Connection } from "./client.ts";
import { PassPanel } from "./pass-panel.tsx";
import { callbackParameters, readCallback } from "./rules.ts";

interface CallbackPanelProps {
  locale: Locale;
  connection: Connection;
  words: {
    heading: string;
    error: string;
    failed: string;
    reasons: Readonly<Record<string, string>> & { other: string };
    detail: string;
    without: string;
    newLink: string;
    signIn: string;
    invited: string;
    checking: string;
  };
  /** Where it goes on to once there is a session. */
  next: string;
  links: { newLink: string; signIn: string; invited: string };
}

/**
 * Where letters and other providers lead back to: takes the session out of the address, or says why there is none
 * (specification section 5, "Authentication URL callback").
 */
export function CallbackPanel({ locale, connection, words, next, links }: CallbackPanelProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { address, key } = connection;
  useEffect(() => {
    finish({ address, key }, next, locale).then(
      (outcome) => (typeof outcome === "string" ? location.replace(outcome) : setFailure(outcome)),
      () => setFailure({ reason: "unreachable", text: "" }),
    );
  }, [address, key, next, locale]);
  if (!failure)
    return (
      <PassPanel id="svar" holes={2} title={words.heading}>
        <p role="status" className="ac-check">
          {words.checking}
        </p>
        <noscript>
          <p className="ac-note ac-note--info">{words.without}</p>
          <p className="ac-ways">
            <a className="more" href={links.newLink}>
              {words.newLink}
            </a>
            <a className="more" href={links.invited}>
              {words.invited}
            </a>
          </p>
        </noscript>
      </PassPanel>
    );
  return (
    <PassPanel id="svar" holes={2} title={words.failed}>
      <div className="errsum ac-failed" role="alert">
        <b>{words.error}</b>
        {words.reasons[failure.reason] ?? words.reasons.other}
        {failure.text ? <small>{fill(words.detail, { text: failure.text })}</small> : null}
      </div>
      <p className="ac-ways">
        <a className="more" href={links.newLink}>
          {words.newLink}
        </a>
        <a className="more" href={links.invited}>
          {words.invited}
        </a>
        <a className="more" href={links.signIn}>
          {words.signIn}
        </a>
      </p>
    </PassPanel>
  );
}

interface Failure {
  /** A key of `words.reasons`. */
  reason: string;
  /** What the protocol says, to the letter. */
  text: string;
}

/** Gives the address to go on to, or why not. Tokens and codes leave the address bar first. */
async function finish(connection: Connection, next: string, locale: Locale): Promise<string | Failure> {
  const parameters = callbackParameters(location);
  const callback = readCallback(parameters);
  // The client reads the address itself as it starts; only a code that is to be taken is left for it to find.
  if (callback.kind === "tokens" || (callback.kind === "error" && parameters.has("code")))
    history.replaceState(history.state, "", location.pathname);
  const client = await browserClient(connection);
  const started = await client.auth.initialize();
  if (callback.kind === "error")
    return { reason: callback.code || reasonOf(callback.text), text: callback.text };
  if (started.error) return failureOf(started.error);
  if (callback.kind === "tokens") {
    const { accessToken: access_token, refreshToken: refresh_token } = callback;
    const { error } = await client.auth.setSession({ access_token, refresh_token });
    if (error) return failureOf(error);
  }
  const { data } = await client.auth.getSession();
  // A code whose other half is not in this browser.
  if (!data.session || (callback.kind === "code" && new URLSearchParams(location.search).has("code")))
    return { reason: "other_browser", text: "" };
  const { onward } = await import("./steps.ts");
  const outcome = await onward({ client, siteUrl: location.origin, locale }, next);
  return outcome.kind === "go" ? outcome.to : next;
}

function failureOf({ name, code, message }: AuthError): Failure {
  if (name === "AuthRetryableFetchError") return { reason: "unreachable", text: "" };
  return { reason: code ?? reasonOf(message), text: message };
}

function reasonOf(text: string): string {
  return text === "No code detected." || text === "No session defined in URL" ? "no_code" : "other";
}
