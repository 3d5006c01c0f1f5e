import { data, redirect } from "react-router";
import { promiseView } from "#app/company/response-promise.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { returnedForm } from "#app/forms/returned-form.ts";
import { isSentByScript } from "#app/forms/sent-by-script.ts";
import type { Submission } from "#app/forms/submit-form.server.ts";
import type { SubmitResult } from "#app/forms/submit-result.ts";
import { asLocale } from "#app/i18n/locale.ts";

const noStore = { "cache-control": "no-store" };

interface ActionArgs {
  request: Request;
  context: Context;
}

/**
 * Middleware of a form's page: the site's script, which has sent the form, gets the response of the page's action as it is.
 * Without it the page would be loaded and rendered for nothing.
 */
export function respondsToScript<Args extends ActionArgs>(action: (args: Args) => Promise<unknown>) {
  return async (args: Args, next: () => Promise<Response>): Promise<Response> => {
    const response = isSentByScript(args.request.method, args.request.headers.get("accept"))
      ? await action(args)
      : null;
    return response instanceof Response ? response : next();
  };
}

/**
 * Responds to a form. The site's script gets the result; a browser without script the page with the form and its errors, or a
 * redirect to the thank-you page, so that a reload sends nothing again.
 */
export function respondToForm(args: ActionArgs, submission: Submission, thanks: string) {
  const { posted, result, status } = submission;
  if (isSentByScript(args.request.method, args.request.headers.get("accept")))
    return scriptResponse(args, submission);
  if (!result.ok) return data(returnedForm(posted, result), { status, headers: noStore });
  throw redirect(thanks, { status: 303, headers: noStore });
}

/** The result of a form for the site's script (postForm), with the sentence about when we respond. */
export function scriptResponse({ context }: ActionArgs, { posted, result, status }: Submission): Response {
  const { openingHours } = context.get(siteContext).facts;
  const { both } = promiseView(openingHours, new Date(), asLocale(posted.locale));
  const sent: SubmitResult = result.ok
    ? { ...result, details: { ...result.details, response: both } }
    : result;
  return Response.json(sent, { status, headers: noStore });
}
