import { signInHref } from "#app/account/addresses.ts";
import { CallbackPanel } from "#app/account/callback-panel.tsx";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { callbackWords } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/callback";

export const headers = () => personalHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { locale, next, session } = parts;
  const isRecovery = next.startsWith(`${accountPaths.signIn}/`);
  return {
    ...parts,
    words: { ...callbackWords[locale], checking: session.words.checking },
    links: {
      newLink: signInHref(isRecovery ? accountPaths.newPassword : accountPaths.emailLink, next, locale),
      signIn: signInHref(accountPaths.signIn, next, locale),
      invited: signInHref(accountPaths.invitation, next, locale),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

export default function Callback({
  loaderData: { locale, connection, words, next, links },
}: Route.ComponentProps) {
  return (
    <div className="account account-one">
      <title>{words.title}</title>
      <CallbackPanel locale={locale} connection={connection} words={words} next={next} links={links} />
    </div>
  );
}
