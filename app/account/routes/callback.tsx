import { useEffect, useState } from "react";
import { signInHref } from "#app/account/addresses.ts";
import {
  type Confirmed,
  type Failure,
  finishCallback,
  forgetParameters,
} from "#app/account/finish-callback.ts";
import { pageParts } from "#app/account/page-parts.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { personalMeta } from "#app/account/personal-meta.ts";
import { callbackWords } from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/callback";

export function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { locale, next, session } = parts;
  const isRecovery = next.startsWith(`${accountPaths.signIn}/`);
  return {
    ...parts,
    words: { ...callbackWords[locale], checking: session.words.checking },
    links: {
      newLink: signInHref(isRecovery ? accountPaths.newPassword : accountPaths.emailLink, next, locale),
      signIn: signInHref(accountPaths.signIn, next, locale),
      invited: signInHref(accountPaths.invitation, next, locale),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

/**
 * Where emails and other providers lead back to: takes the session from the address, or says why there is none
 * (product 14.4).
 */
export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  const { locale, connection, words, next, links } = loaderData;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const { address, key, cookie } = connection;
  useEffect(() => {
    finishCallback({ address, key, cookie }, next, locale).then(
      (outcome) => {
        if (typeof outcome === "string") return location.replace(outcome);
        forgetParameters();
        if ("half" in outcome) setConfirmed(outcome);
        else setFailure(outcome);
      },
      () => setFailure({ reason: "unreachable", text: "" }),
    );
  }, [address, key, cookie, next, locale]);
  return (
    <div className="account account-one">
      <title>{words.title}</title>
      {confirmed ? (
        <PassPanel id="svar" holes={2} title={words.confirmed.heading}>
          <p role="status" className="notice">
            {confirmed.half ? words.confirmed.half : words.confirmed.whole}
          </p>
          <p className="account-links">
            <a className="more" href={links.signIn}>
              {words.signIn}
            </a>
          </p>
        </PassPanel>
      ) : failure ? (
        <PassPanel id="svar" holes={2} title={words.failed}>
          <div className="error-summary" role="alert">
            <b>{words.error}</b>
            {Object.entries(words.reasons).find(([reason]) => reason === failure.reason)?.[1] ??
              words.reasons.other}
            {failure.text ? <small>{fill(words.detail, { text: failure.text })}</small> : null}
          </div>
          <p className="account-links">
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
      ) : (
        <PassPanel id="svar" holes={2} title={words.heading}>
          <p role="status" className="legal needs-script">
            {words.checking}
          </p>
          <noscript>
            <p className="notice notice--info">{words.without}</p>
            <p className="account-links">
              <a className="more" href={links.newLink}>
                {words.newLink}
              </a>
              <a className="more" href={links.invited}>
                {words.invited}
              </a>
            </p>
          </noscript>
        </PassPanel>
      )}
    </div>
  );
}
