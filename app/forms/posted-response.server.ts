import { data, redirect } from "react-router";
import { type Context, siteContext } from "#app/context.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import { returnedForm } from "./returned-form.ts";
import type { RequestContext, Submission } from "./submit-form.server.ts";

const noStore = { "cache-control": "no-store" };

/** The request's context for submitForm. */
export function requestContextOf(request: Request, context: Context): RequestContext {
  const { pathname } = pageUrl(request);
  const { database, clientIp, reportError } = context.get(siteContext);
  return {
    database,
    clientIp,
    now: new Date(),
    reportError: (error) => reportError(error, pathname),
  };
}

/**
 * Responds to a form that was posted without script: the page with the form and its errors, or a redirect to the
 * thank-you page, so that a reload sends nothing again.
 */
export function respondWithPage({ posted, result, status }: Submission, thanks: string) {
  if (!result.ok) return data(returnedForm(posted, result), { status, headers: noStore });
  throw redirect(thanks, { status: 303, headers: noStore });
}
