import { type Context, siteContext } from "#app/context.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import type { RequestContext } from "./submit-form.server.ts";

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
