import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { AccountLinks, AccountScreen } from "#app/account/account-screen.tsx";
import { afterSignIn } from "#app/account/auth-outcome.ts";
import {
  type Confirmed,
  type Failure,
  finishCallback,
  removeSecretParameters,
} from "#app/account/finish-callback.ts";
import { accountPageData, personalHeaders } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { accountClient } from "#app/account/session.server.ts";
import { signInHref } from "#app/account/urls.ts";
import { callbackMessages } from "#app/content/account/sign-in.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/callback";
import "#app/ui/form-errors.css";

/** Without script: the server takes the session, from the code in the URL. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale, next } = accountPageData(request, context);
  const client = await accountClient(request, context);
  const { error } = await client.auth.exchangeCodeForSession(url.searchParams.get("code") ?? "");
  const { siteUrl } = context.get(siteContext);
  const outcome = error ? null : await afterSignIn({ client, siteUrl, locale }, next);
  const to = outcome?.kind === "go" ? outcome.to : signInHref(accountPaths.callback, next, locale);
  return redirect(to, { status: 303, headers: personalHeaders });
}

export function loader({ request, context, url }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next, session } = page;
  const messages = callbackMessages[locale];
  const isRecovery = next.startsWith(`${accountPaths.signIn}/`);
  return {
    ...page,
    messages: { ...messages, checking: session.messages.checking },
    hasCode: url.searchParams.has("code"),
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
 * none (product 14.4).
 */
export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  const { locale, messages, next, hasCode, signIn, otherLinks } = loaderData;
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
            {hasCode ? (
              <form className="form" method="post">
                <Button type="submit" kind="primary" className="button--block">
                  {messages.goOn}
                </Button>
              </form>
            ) : (
              <>
                <p className="notice notice--info">{messages.without}</p>
                <AccountLinks links={otherLinks} />
              </>
            )}
          </noscript>
        </PassPanel>
      )}
    </AccountScreen>
  );
}
