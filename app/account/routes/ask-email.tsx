import { signInHref } from "#app/account/addresses.ts";
import { answerAuthAction } from "#app/account/auth-action.server.ts";
import { EmailPanel } from "#app/account/email-panel.tsx";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { useAuthForm } from "#app/account/use-auth-form.ts";
import { emailPages } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/ask-email";

export const headers = () => personalHeaders;

export const action = ({ request, context }: Route.ActionArgs) => answerAuthAction(request, context);

export function loader({ request, url, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { recovery, magiclink, ...shared } = emailPages[parts.locale];
  const isLink = url.pathname === accountPaths.emailLink;
  return {
    ...parts,
    purpose: isLink ? ("magiclink" as const) : ("recovery" as const),
    words: { ...shared, ...(isLink ? magiclink : recovery) },
    backHref: signInHref(accountPaths.signIn, parts.next, parts.locale),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

/** Asks for an email that leads in: to a new password, or without one. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose, words, next, backHref } = loaderData;
  const { titlePrefix, ...context } = useAuthForm(loaderData, actionData);
  return (
    <div className="account account-one">
      <title>{`${titlePrefix}${words.title}`}</title>
      <EmailPanel context={context} purpose={purpose} words={words} next={next} backHref={backHref} />
    </div>
  );
}
