import { redirect } from "react-router";
import { signInHref } from "#app/account/addresses.ts";
import { answerAuthAction } from "#app/account/auth-action.server.ts";
import { readOffers } from "#app/account/data.server.ts";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { SignInPanel } from "#app/account/sign-in-panel.tsx";
import { useAuthForm } from "#app/account/use-auth-form.ts";
import { signInWords } from "#app/content/account/sign-in.server.ts";
import { brand } from "#app/content/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/sign-in";

export const headers = () => personalHeaders;

export const action = ({ request, context }: Route.ActionArgs) => answerAuthAction(request, context);

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { locale, next } = parts;
  const { notes, providers, ...words } = signInWords[locale];
  const search = new URL(request.url).searchParams;
  const note = Object.entries(notes).find(([name]) => search.has(name))?.[1] ?? null;
  const known = await readSession(request, context);
  if (known?.aal === "aal2" && !note) throw redirect(next, { headers: personalHeaders });
  return {
    ...parts,
    words: { ...words, text: fill(words.text, { name: brand.name }) },
    note,
    links: {
      forgotten: signInHref(accountPaths.newPassword, next, locale),
      byEmail: signInHref(accountPaths.emailLink, next, locale),
      privacy: pageHref("privacy", locale),
    },
    providers: (await readOffers(context)).providers.map((name) => ({
      name: providers[name],
      href: signInHref(`${accountPaths.provider}/${name}`, next, locale),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { words, note, next, links, providers, connection, session } = loaderData;
  const { titlePrefix, ...context } = useAuthForm(loaderData, actionData);
  return (
    <div className="account account-one">
      <title>{`${titlePrefix}${words.title}`}</title>
      <SignInPanel
        context={context}
        words={words}
        note={note}
        next={next}
        links={links}
        providers={providers}
      />
      <SessionLine connection={connection} words={session.words} signInHref={null} />
    </div>
  );
}
