import { redirect } from "react-router";
import { enrolPath, signInHref, signInPath, signOutPath } from "#app/account/addresses.ts";
import { answerStep } from "#app/account/answer-step.server.ts";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { SecondFactorPanel } from "#app/account/second-factor-panel.tsx";
import { accountClient, readSession } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { useStepPlace } from "#app/account/use-step-place.ts";
import { secondFactorWords } from "#app/content/account/sign-in.server.ts";
import { pathIn } from "#app/language/links.ts";
import type { Route } from "./+types/second-factor";

export const headers = () => personalHeaders;

export const action = ({ request, context }: Route.ActionArgs) => answerStep(request, context);

/** Whoever has no second factor yet is led to add one; whoever has shown it goes on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { locale, next } = parts;
  const leadTo = (address: string) => redirect(address, { headers: personalHeaders });
  const known = await readSession(request, context);
  if (!known) throw leadTo(signInHref(signInPath, next, locale));
  if (known.aal === "aal2") throw leadTo(next);
  const { data, error } = await accountClient(request, context).auth.mfa.listFactors();
  if (error) throw leadTo(signInHref(signInPath, next, locale));
  if (data.totp.length === 0) throw leadTo(signInHref(enrolPath, next, locale));
  return {
    ...parts,
    words: secondFactorWords[locale],
    factors: data.totp.map(({ id, friendly_name: name }) => ({ id, name: name ?? "TOTP" })),
    signOutAddress: pathIn(signOutPath, locale),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { words, factors, next, signOutAddress, connection, session } = loaderData;
  const { titlePrefix, ...place } = useStepPlace(loaderData, actionData);
  return (
    <div className="ac ac--one">
      <title>{`${titlePrefix}${words.title}`}</title>
      <SecondFactorPanel
        place={place}
        words={words}
        factors={factors}
        next={next}
        signOutAddress={signOutAddress}
      />
      <SessionLine connection={connection} {...session} />
    </div>
  );
}
