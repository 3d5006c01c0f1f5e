import { data, type RouterContextProvider, redirect } from "react-router";
import { localeOfRequest } from "#app/language/locale.ts";
import { siteUrlContext } from "#server/context.ts";
import { accountClient } from "./session.server.ts";
import { type StepAnswer, withoutSecrets } from "./step-answer.ts";
import { takeStep } from "./steps.ts";

/**
 * Takes a step of the sign-in for a form that was posted without script, with the same client and the same steps as
 * in the browser. Gives a redirect, or what the page shows.
 */
export async function answerStep(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const { step = "", ...values } = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const outcome = await takeStep(
    step,
    {
      client: await accountClient(request, context),
      siteUrl: context.get(siteUrlContext),
      locale: localeOfRequest(new URL(request.url), request.headers.get("cookie")),
    },
    values,
  );
  if (outcome.kind === "go")
    return redirect(outcome.to, { status: 303, headers: { "cache-control": "no-store" } });
  const answer: StepAnswer = { step, values: withoutSecrets(values), outcome };
  return data(answer, { status: outcome.kind === "refused" ? 400 : 200 });
}
