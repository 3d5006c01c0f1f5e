import { redirect, useLocation } from "react-router";
import { phoneParameter, signInHref } from "#app/account/addresses.ts";
import { answerAuthAction } from "#app/account/auth-action.server.ts";
import { readOffers } from "#app/account/data.server.ts";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { SecondFactorPanel } from "#app/account/second-factor-panel.tsx";
import { accountClient, readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { useAuthForm } from "#app/account/use-auth-form.ts";
import { secondFactorWords } from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/second-factor";

export const headers = () => personalHeaders;

export const action = ({ request, context }: Route.ActionArgs) => answerAuthAction(request, context);

/** Whoever has no second factor yet is led to add one; whoever has shown it goes on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { locale, next } = parts;
  const leadTo = (address: string) => redirect(address, { headers: personalHeaders });
  const known = await readSession(request, context);
  if (!known) throw leadTo(signInHref(accountPaths.signIn, next, locale));
  if (known.aal === "aal2") throw leadTo(next);
  const { data, error } = await (await accountClient(request, context)).auth.mfa.listFactors();
  if (error) throw leadTo(signInHref(accountPaths.signIn, next, locale));
  if (data.totp.length + data.phone.length === 0) throw leadTo(signInHref(accountPaths.enrol, next, locale));
  const words = secondFactorWords[locale];
  const apps = data.totp.map(({ id, friendly_name: name }) => ({ id, name: name ?? "TOTP" }));
  const phones = (data.phone.length > 0 && (await readOffers(context)).phones ? data.phone : []).map(
    ({ id, friendly_name: name }) => ({ id, name: name ?? words.phone }),
  );
  const asked = new URL(request.url).searchParams.get(phoneParameter);
  const phone = phones.find(({ id }) => id === asked) ?? (apps.length ? undefined : phones[0]);
  const own = signInHref(accountPaths.secondFactor, next, locale);
  return {
    ...parts,
    words,
    shown: phone ? { phone } : apps.length ? { apps } : null,
    others: [
      ...(phone && apps.length ? [{ text: words.useApp, href: own }] : []),
      ...phones
        .filter((other) => other !== phone)
        .map(({ id, name }) => ({
          text: phones.length > 1 ? fill(words.useTextOf, { name }) : words.useText,
          href: `${own}&${new URLSearchParams({ [phoneParameter]: id })}`,
        })),
    ],
    signOutAddress: pathIn(accountPaths.signOut, locale),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  // Whoever follows a link to another factor begins anew: what came of the one before is no longer told.
  return <Shown key={useLocation().key} loaded={loaderData} posted={actionData} />;
}

function Shown({
  loaded,
  posted,
}: {
  loaded: Route.ComponentProps["loaderData"];
  posted: Route.ComponentProps["actionData"];
}) {
  const { words, shown, others, next, signOutAddress, connection, session } = loaded;
  const { titlePrefix, ...context } = useAuthForm(loaded, posted);
  return (
    <div className="account account-one">
      <title>{`${titlePrefix}${words.title}`}</title>
      <SecondFactorPanel
        context={context}
        words={words}
        shown={shown}
        others={others}
        next={next}
        signOutAddress={signOutAddress}
      />
      <SessionLine connection={connection} {...session} />
    </div>
  );
}
