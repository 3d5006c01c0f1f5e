import {
  AccountLinks,
  AccountScreen,
  useAuthForms,
  useAuthFormsContext,
} from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { AuthForm } from "#app/account/auth-form.tsx";
import { CodeField } from "#app/account/code-field.tsx";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { PasskeyForm } from "#app/account/passkey-form.tsx";
import { usePasskeys } from "#app/account/passkeys.ts";
import { accountClient, readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { SignOutButton } from "#app/account/sign-out-button.tsx";
import { sentTextOf, TextCode } from "#app/account/text-code.tsx";
import { phoneParameter, signInHref } from "#app/account/urls.ts";
import { secondFactorMessages } from "#app/content/account/sign-in.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/second-factor";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

/** Redirects somebody without a second factor to add one, and somebody who has used theirs to `next`. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next } = page;
  const session = await readSession(request, context);
  if (!session) throw personalRedirect(signInHref(accountPaths.signIn, next, locale));
  if (session.aal === "aal2") throw personalRedirect(next);
  const { data, error } = await (await accountClient(request, context)).auth.mfa.listFactors();
  if (error) throw personalRedirect(signInHref(accountPaths.signIn, next, locale));
  if (data.totp.length + data.phone.length + data.webauthn.length === 0)
    throw personalRedirect(signInHref(accountPaths.enrol, next, locale));
  const messages = secondFactorMessages[locale];
  const apps = data.totp.map(({ id, friendly_name: name }) => ({ id, name: name ?? "TOTP" }));
  const phones = (data.phone.length > 0 && context.get(siteContext).signIn.phones ? data.phone : []).map(
    ({ id, friendly_name: name }) => ({ id, name: name ?? messages.phone }),
  );
  const phoneId = url.searchParams.get(phoneParameter);
  const phone = phones.find(({ id }) => id === phoneId) ?? (apps.length ? undefined : phones[0]);
  const secondFactorHref = signInHref(accountPaths.secondFactor, next, locale);
  return {
    ...page,
    messages,
    passkey: data.webauthn[0]?.id ?? null,
    factor: phone ? { phone } : apps.length ? { apps } : null,
    otherLinks: [
      ...(phone && apps.length ? [{ text: messages.useApp, href: secondFactorHref }] : []),
      ...phones
        .filter((other) => other !== phone)
        .map(({ id, name }) => ({
          text: phones.length > 1 ? fill(messages.useTextOf, { name }) : messages.useText,
          href: `${secondFactorHref}&${new URLSearchParams({ [phoneParameter]: id })}`,
        })),
    ],
    signOutHref: pathIn(accountPaths.signOut, locale),
  };
}

/** The page for the second factor at sign-in, or for a recovery code instead. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, factor, otherLinks, next, signOutHref, session } = loaderData;
  const passkey = usePasskeys() ? loaderData.passkey : null;
  const forms = useAuthForms(loaderData, actionData);
  const phone = factor && "phone" in factor ? factor.phone : null;
  const apps = factor && "apps" in factor ? factor.apps : null;
  const text = apps
    ? messages.text
    : phone
      ? messages.texted.lead
      : loaderData.passkey
        ? messages.noPasskeys
        : messages.noTexts;
  return (
    <AccountScreen messages={messages} forms={forms}>
      <PassPanel
        id="andra-steget"
        holes={2}
        title={messages.heading}
        text={passkey ? messages.passkey.text : text}
      >
        {passkey ? (
          <PasskeyForm
            authAction="showPasskey"
            messages={messages.passkey.form}
            hidden={{ factor: passkey, next }}
          />
        ) : null}
        {passkey && factor ? <p className="muted">{fill(messages.passkey.or, { text })}</p> : null}
        {apps ? <AppCode messages={messages} apps={apps} next={next} isSecond={passkey !== null} /> : null}
        {phone ? <PhoneCode messages={messages} phone={phone} next={next} /> : null}
        {otherLinks.length ? <AccountLinks links={otherLinks} /> : null}
        <div className="account-part">
          <details open={!(passkey || factor) || forms.result?.authAction === "recoveryCode"}>
            <summary>{loaderData.passkey && !factor ? messages.passkey.lost : messages.lost}</summary>
            <div className="stack">
              <p className="muted">{messages.lostText}</p>
              <AuthForm
                authAction="recoveryCode"
                messages={messages.recoveryForm}
                hidden={{ next }}
                firstField="code"
                buttonClass="quiet-button"
              >
                {(field) => <Field {...field("code")} autoComplete="off" label={messages.recoveryCode} />}
              </AuthForm>
              <p className="meta muted">{messages.noCodes}</p>
            </div>
          </details>
        </div>
        <SignOutButton href={signOutHref} className="more sign-out-button">
          {messages.signOut}
        </SignOutButton>
      </PassPanel>
      <SessionLine {...session} />
    </AccountScreen>
  );
}

type Factor = { id: string; name: string };
type FormProps = { messages: Route.ComponentProps["loaderData"]["messages"]; next: string };

function AppCode({
  messages,
  apps,
  next,
  isSecond,
}: FormProps & { apps: readonly Factor[]; isSecond: boolean }) {
  return (
    <AuthForm
      authAction="secondFactor"
      messages={messages.form}
      hidden={{ next }}
      firstField="code"
      buttonClass={isSecond ? "button--block quiet-button" : "button--block"}
    >
      {(field) => (
        <>
          {apps.length > 1 ? (
            <SelectField
              id={field("factor").id}
              name="factor"
              label={messages.which}
              options={apps.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
          <CodeField
            {...field("code")}
            label={messages.code}
            note={messages.codeNote}
            autoFocus={!isSecond}
          />
        </>
      )}
    </AuthForm>
  );
}

/** A button sends the text message, not opening the page: each one costs money, and few are allowed an hour. */
function PhoneCode({ messages, phone, next }: FormProps & { phone: Factor }) {
  const sentText = sentTextOf(useAuthFormsContext().result);
  return (
    <>
      <p className="field__label">{phone.name}</p>
      {sentText?.factor === phone.id ? (
        <TextCode
          messages={messages.texted}
          form={messages.form}
          authAction="phoneFactor"
          sentText={sentText}
          next={next}
        />
      ) : (
        <AuthForm authAction="sendText" messages={messages.texted.send} hidden={{ factor: phone.id, next }} />
      )}
    </>
  );
}
