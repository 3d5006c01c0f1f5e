import { AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PasswordPanel } from "#app/account/password-panel.tsx";
import { readSession } from "#app/account/session.server.ts";
import { signInHref } from "#app/account/urls.ts";
import { passwordPages } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Route } from "./+types/choose-password";
import "#app/ui/hint.css";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

/** For somebody whom an email has signed in; others are redirected to the page that sends one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const session = await readSession(request, context);
  if (!session) throw personalRedirect(signInHref(accountPaths.newPassword, page.next, page.locale));
  const { choose, password, hint } = passwordPages[page.locale];
  const text = fill(choose.text, { email: session.email });
  return { ...page, messages: { ...choose, password, hint, text }, email: session.email };
}

/** The page for a new password, after its email. */
export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, email, next } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  return (
    <AccountScreen messages={messages} forms={forms}>
      <PasswordPanel messages={messages} email={email} next={next} />
    </AccountScreen>
  );
}
