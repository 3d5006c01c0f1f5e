import { AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { EnrolPanel } from "#app/account/enrol-panel.tsx";
import { EnrolPasskeyPanel } from "#app/account/enrol-passkey-panel.tsx";
import { EnrolPhonePanel } from "#app/account/enrol-phone-panel.tsx";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { usePasskeys } from "#app/account/passkeys.ts";
import { RecoveryCodes } from "#app/account/recovery-codes.tsx";
import { accountClient, readSession } from "#app/account/session.server.ts";
import { appParameter, phoneParameter, signInHref } from "#app/account/urls.ts";
import { enrolMessages } from "#app/content/account/sign-in.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/enrol";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

/** The page that adds a second factor. Adding another one requires that the first was used. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next } = page;
  const session = await readSession(request, context);
  if (!session) throw personalRedirect(signInHref(accountPaths.signIn, next, locale));
  // A form posted without script may have verified the factor after this request's cookie was sent.
  const { mfa } = (await accountClient(request, context)).auth;
  const { data: level } = await mfa.getAuthenticatorAssuranceLevel();
  const isAnother = level?.currentLevel === "aal2";
  if (!isAnother) {
    const { data, error } = await mfa.listFactors();
    if (error) throw personalRedirect(signInHref(accountPaths.signIn, next, locale));
    if (data.totp.length + data.phone.length + data.webauthn.length)
      throw personalRedirect(signInHref(accountPaths.secondFactor, next, locale));
  }
  const { codes, phone, another, ...first } = enrolMessages[locale];
  const messages = isAnother ? { ...first, ...another } : first;
  const fileTitle = fill(codes.fileTitle, { name: brand.name, email: session.email });
  const enrolHref = signInHref(accountPaths.enrol, next, locale);
  const withPhone = `${enrolHref}&${phoneParameter}=`;
  const { phones } = context.get(siteContext).signIn;
  const isPhone = phones && url.searchParams.has(phoneParameter);
  return {
    ...page,
    messages: { ...messages, codes: { ...codes, fileTitle } },
    phoneMessages: { ...phone, later: messages.later, codes },
    isPhone,
    isPasskey: !isPhone && !url.searchParams.has(appParameter),
    links: {
      app: `${enrolHref}&${appParameter}=`,
      phone: phones ? withPhone : null,
      passkey: enrolHref,
      restart: withPhone,
    },
  };
}

/** Adds an authenticator app, a passkey or a phone as second factor, and shows the recovery codes. */
export default function Enrol({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, phoneMessages, isPhone, isPasskey, links, next } = loaderData;
  const hasPasskeys = usePasskeys();
  const withPasskey = isPasskey && hasPasskeys;
  const forms = useAuthForms(loaderData, actionData);
  const outcome = forms.result?.outcome;
  const codes = outcome?.kind === "codes" ? outcome.codes : null;
  const { heading, text } = isPhone ? phoneMessages : messages;
  return (
    <AccountScreen messages={messages} forms={forms} isWide={!codes && !isPhone && !withPasskey}>
      <PassPanel id="lagg-till" holes={3} title={codes ? messages.done : heading} text={codes ? null : text}>
        {codes ? (
          <RecoveryCodes codes={codes} messages={messages.codes} nextHref={next} />
        ) : isPhone ? (
          <EnrolPhonePanel messages={phoneMessages} next={next} links={links} />
        ) : withPasskey ? (
          <EnrolPasskeyPanel messages={messages} next={next} links={links} />
        ) : (
          <EnrolPanel
            messages={messages}
            next={next}
            links={{ ...links, passkey: hasPasskeys ? links.passkey : null }}
          />
        )}
      </PassPanel>
    </AccountScreen>
  );
}
