import { useState } from "react";
import { AccountLinks, AccountScreen } from "#app/account/account-screen.tsx";
import { accountPageData } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { openLinkMessages } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { wordOf } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Route } from "./+types/open-link";

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale } = accountPageData(request, context);
  const { types, code, ...messages } = openLinkMessages[locale];
  const get = (name: string) => url.searchParams.get(name) ?? "";
  const values = { token: get("token"), type: get("type"), redirect_to: get("redirect_to") };
  return {
    messages,
    link: wordOf(types, values.type) ?? types.magiclink,
    values,
    // An invitation's session is put into the URL's fragment, which only scripts can read.
    invitation: values.type === "invite" && { text: code, href: pathIn(accountPaths.invitation, locale) },
  };
}

/**
 * The page that the link of an email leads to. Programs that check emails open links, so the link is used only by the
 * button, which posts it to the auth server.
 */
export default function OpenLink({ loaderData }: Route.ComponentProps) {
  const { messages, link, values, invitation } = loaderData;
  const [busy, setBusy] = useState(false);
  return (
    <AccountScreen messages={messages} forms={null}>
      <PassPanel id="fran-mejlet" holes={1} title={link.heading} text={link.text}>
        <form
          className={`form ${invitation ? "needs-script" : ""}`.trim()}
          method="post"
          action="/auth/v1/verify"
          onSubmit={(event) => (busy ? event.preventDefault() : setBusy(true))}
        >
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <BusyButton size="normal" className="button--block" busy={busy} busyText={messages.busy}>
            {link.button}
          </BusyButton>
        </form>
        <p className="meta muted">{messages.why}</p>
        {invitation ? (
          <noscript>
            <p className="notice notice--info">{messages.without}</p>
            <AccountLinks links={[invitation]} />
          </noscript>
        ) : null}
      </PassPanel>
    </AccountScreen>
  );
}
