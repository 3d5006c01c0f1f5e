import { AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { signInHref } from "#app/account/addresses.ts";
import { answerAuthAction } from "#app/account/auth-action.server.ts";
import { leadTo, pageParts } from "#app/account/page-parts.server.ts";
import { PasswordPanel } from "#app/account/password-panel.tsx";
import { readSession } from "#app/account/session.server.ts";
import { passwordPages } from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/choose-password";
import "#app/ui/hint.css";

export const action = ({ request, context }: Route.ActionArgs) => answerAuthAction(request, context);

/** For those whom an email has signed in; others are led to ask for one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const known = await readSession(request, context);
  if (!known) throw leadTo(signInHref(accountPaths.newPassword, parts.next, parts.locale));
  const { choose, password, hint } = passwordPages[parts.locale];
  const text = fill(choose.text, { email: known.email });
  return { ...parts, words: { ...choose, password, hint, text }, email: known.email };
}

export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { words, email, next } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  return (
    <AccountScreen words={words} forms={forms}>
      <PasswordPanel words={words} email={email} next={next} />
    </AccountScreen>
  );
}
