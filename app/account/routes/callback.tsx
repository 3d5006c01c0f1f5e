import { useEffect, useState } from "react";
import { AccountLinks, AccountScreen } from "#app/account/account-screen.tsx";
import {
  type Confirmed,
  type Failure,
  finishCallback,
  removeSecretParameters,
} from "#app/account/finish-callback.ts";
import { accountPageData } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { signInHref } from "#app/account/urls.ts";
import { callbackMessages } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Route } from "./+types/callback";
import "#app/ui/form-errors.css";

export function loader({ request, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next, session } = page;
  const messages = callbackMessages[locale];
  const isRecovery = next.startsWith(`${accountPaths.signIn}/`);
  return {
    ...page,
    messages: { ...messages, checking: session.messages.checking },
    signIn: { text: messages.signIn, href: signInHref(accountPaths.signIn, next, locale) },
    otherLinks: [
      {
        text: messages.newLink,
        href: signInHref(isRecovery ? accountPaths.newPassword : accountPaths.emailLink, next, locale),
      },
      { text: messages.invited, href: signInHref(accountPaths.invitation, next, locale) },
    ],
  };
}

/**
 * The page that emailed links and other providers redirect to: it takes the session from the URL, or says why there is
 * none (docs/product.md, 14.4).
 */
export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  const { locale, messages, next, signIn, otherLinks } = loaderData;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  useEffect(() => {
    finishCallback(next, locale).then(
      (outcome) => {
        if (typeof outcome === "string") return location.replace(outcome);
        removeSecretParameters();
        if ("half" in outcome) setConfirmed(outcome);
        else setFailure(outcome);
      },
      () => setFailure({ reason: "unreachable", text: "" }),
    );
  }, [next, locale]);
  return (
    <AccountScreen messages={messages} forms={null}>
      {confirmed ? (
        <PassPanel id="svar" holes={2} title={messages.confirmed.heading}>
          <p role="status" className="notice">
            {confirmed.half ? messages.confirmed.half : messages.confirmed.whole}
          </p>
          <AccountLinks links={[signIn]} />
        </PassPanel>
      ) : failure ? (
        <PassPanel id="svar" holes={2} title={messages.failed}>
          <div className="error-summary" role="alert">
            <b>{messages.error}</b>
            {Object.entries(messages.reasons).find(([reason]) => reason === failure.reason)?.[1] ??
              messages.reasons.other}
            {failure.text ? <small>{fill(messages.detail, { text: failure.text })}</small> : null}
          </div>
          <AccountLinks links={[...otherLinks, signIn]} />
        </PassPanel>
      ) : (
        <PassPanel id="svar" holes={2} title={messages.heading}>
          <p role="status" className="meta muted needs-script">
            {messages.checking}
          </p>
          <noscript>
            <p className="notice notice--info">{messages.without}</p>
            <AccountLinks links={otherLinks} />
          </noscript>
        </PassPanel>
      )}
    </AccountScreen>
  );
}
