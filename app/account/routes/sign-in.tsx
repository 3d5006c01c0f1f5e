import { AccountLinks, AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { AuthForm } from "#app/account/auth-form.tsx";
import { EmailField } from "#app/account/email-field.tsx";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { PasskeyForm, useOfferedPasskeys } from "#app/account/passkey-form.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { isSetupOpen } from "#app/account/setup/change-setup.server.ts";
import { signInHref } from "#app/account/urls.ts";
import type { AuthFormMessages } from "#app/account/words.ts";
import { signInMessages } from "#app/content/account/sign-in.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, pathIn } from "#app/i18n/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/sign-in";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next } = page;
  const { notes, providers, ...messages } = signInMessages[locale];
  const { database, signIn } = context.get(siteContext);
  const note = Object.entries(notes).find(([name]) => url.searchParams.has(name))?.[1] ?? null;
  const session = await readSession(request, context);
  if (session?.aal === "aal2" && !note) throw personalRedirect(next);
  return {
    ...page,
    messages: { ...messages, text: fill(messages.text, { name: brand.name }) },
    note,
    setupHref: (await isSetupOpen(database)) ? pathIn(accountPaths.setup, locale) : null,
    links: {
      forgotten: signInHref(accountPaths.newPassword, next, locale),
      byEmail: signInHref(accountPaths.emailLink, next, locale),
      privacy: pageHref("privacy", locale),
    },
    providers: signIn.providers.map((name) => ({
      name: providers[name],
      href: signInHref(`${accountPaths.provider}/${name}`, next, locale),
    })),
  };
}

/** The sign-in page: by password or passkey, with links to the other ways. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, note, next, setupHref, links, providers, session } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  return (
    <AccountScreen messages={messages} forms={forms}>
      <PassPanel id="logga-in" holes={1} title={messages.heading} text={messages.text}>
        {note ? (
          <p className="notice" role="status">
            {note}
          </p>
        ) : null}
        {setupHref ? (
          <p className="notice">
            <span>
              {messages.setup} <a href={setupHref}>{messages.setupLink}</a>
            </span>
          </p>
        ) : null}
        <AuthForm authAction="signIn" messages={messages.form} hidden={{ next }} firstField="email" isGuarded>
          {(field) => (
            <>
              <EmailField {...field("email")} label={messages.email} autoComplete="username webauthn" />
              <PasswordField
                {...field("password")}
                autoComplete="current-password"
                label={messages.password}
                messages={forms.messages}
              />
            </>
          )}
        </AuthForm>
        <Passkey messages={messages.passkey} next={next} />
        <AccountLinks
          links={[
            { href: links.forgotten, text: messages.forgotten },
            { href: links.byEmail, text: messages.byEmail },
          ]}
        />
        {providers.length ? (
          <div className="account-part">
            <Heading level={2} size="title">
              {messages.other}
            </Heading>
            <p className="actions">
              {providers.map(({ name, href }) => (
                <Button as="a" key={name} kind="outline" href={href}>
                  {name}
                </Button>
              ))}
            </p>
          </div>
        ) : null}
        <p className="meta muted">
          {messages.legal} <a href={links.privacy}>{messages.legalLink}</a>
        </p>
      </PassPanel>
      <SessionLine messages={session.messages} signInHref={null} />
    </AccountScreen>
  );
}

/** Signs in by a passkey instead of password and second factor; the browser offers it in the email field too. */
function Passkey({ messages, next }: { messages: AuthFormMessages; next: string }) {
  useOfferedPasskeys(next);
  return (
    <PasskeyForm
      authAction="passkey"
      messages={messages}
      hidden={{ next }}
      buttonClass="button--block quiet-button"
    />
  );
}
