import { AccountLinks, AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { answerAuthAction } from "#app/account/auth-action.server.ts";
import { AuthForm } from "#app/account/auth-form.tsx";
import { EmailField } from "#app/account/email-field.tsx";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { PasskeyForm, useOfferedPasskeys } from "#app/account/passkey-form.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { signInHref } from "#app/account/urls.ts";
import type { AuthFormWords } from "#app/account/words.ts";
import { signInWords } from "#app/content/account/sign-in.server.ts";
import { brand } from "#app/content/brand.ts";
import { signInContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { accountPaths } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/sign-in";

export const action = ({ request, context }: Route.ActionArgs) => answerAuthAction(request, context);

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale, next } = page;
  const { notes, providers, ...words } = signInWords[locale];
  const search = new URL(request.url).searchParams;
  const note = Object.entries(notes).find(([name]) => search.has(name))?.[1] ?? null;
  const known = await readSession(request, context);
  if (known?.aal === "aal2" && !note) throw personalRedirect(next);
  return {
    ...page,
    words: { ...words, text: fill(words.text, { name: brand.name }) },
    note,
    links: {
      forgotten: signInHref(accountPaths.newPassword, next, locale),
      byEmail: signInHref(accountPaths.emailLink, next, locale),
      privacy: pageHref("privacy", locale),
    },
    providers: context.get(signInContext).providers.map((name) => ({
      name: providers[name],
      href: signInHref(`${accountPaths.provider}/${name}`, next, locale),
    })),
  };
}

/** The sign-in page: by password or passkey, with links to the other ways. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { words, note, next, links, providers, session } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  return (
    <AccountScreen words={words} forms={forms}>
      <PassPanel id="logga-in" holes={1} title={words.heading} text={words.text}>
        {note ? (
          <p className="notice" role="status">
            {note}
          </p>
        ) : null}
        <AuthForm authAction="signIn" words={words.form} hidden={{ next }} firstField="email" isGuarded>
          {(field) => (
            <>
              <EmailField {...field("email")} label={words.email} autoComplete="username webauthn" />
              <PasswordField
                {...field("password")}
                autoComplete="current-password"
                label={words.password}
                words={forms.words}
              />
            </>
          )}
        </AuthForm>
        <Passkey words={words.passkey} next={next} />
        <AccountLinks
          links={[
            { href: links.forgotten, text: words.forgotten },
            { href: links.byEmail, text: words.byEmail },
          ]}
        />
        {providers.length ? (
          <div className="account-part">
            <Heading level={2} size="title">
              {words.other}
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
          {words.legal} <a href={links.privacy}>{words.legalLink}</a>
        </p>
      </PassPanel>
      <SessionLine words={session.words} signInHref={null} />
    </AccountScreen>
  );
}

/** Signs in by a passkey instead of password and second factor; the browser offers it in the email field too. */
function Passkey({ words, next }: { words: AuthFormWords; next: string }) {
  useOfferedPasskeys(next);
  return (
    <PasskeyForm
      authAction="passkey"
      words={words}
      hidden={{ next }}
      buttonClass="button-block quiet-button"
    />
  );
}
