import { signInHref, signInPath } from "#app/account/addresses.ts";
import { answerStep } from "#app/account/answer-step.server.ts";
import { LetterPanel } from "#app/account/letter-panel.tsx";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { personalMeta } from "#app/account/personal-meta.ts";
import { useStepPlace } from "#app/account/use-step-place.ts";
import { letterPages } from "#app/content/account/sign-in.server.ts";
import type { Route } from "./+types/letter-link";

export const headers = () => personalHeaders;

export const action = ({ request, context }: Route.ActionArgs) => answerStep(request, context);

export function loader({ request, context }: Route.LoaderArgs) {
  const parts = pageParts(request, context);
  const { recovery, magiclink, ...shared } = letterPages[parts.locale];
  return {
    ...parts,
    words: { ...shared, ...magiclink },
    backHref: signInHref(signInPath, parts.next, parts.locale),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return personalMeta(loaderData?.words.description);
}

export default function LetterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { words, next, backHref } = loaderData;
  const { titlePrefix, ...place } = useStepPlace(loaderData, actionData);
  return (
    <div className="ac ac--one">
      <title>{`${titlePrefix}${words.title}`}</title>
      <LetterPanel place={place} letter="magiclink" words={words} next={next} backHref={backHref} />
    </div>
  );
}
