import { data, redirect } from "react-router";
import { type Context, siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { pathIn } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { runAuthAction } from "./auth-actions.ts";
import { type AuthResult, withoutSecrets } from "./auth-result.ts";
import { accountClient } from "./session.server.ts";

/**
 * Runs an auth action for a form that was posted without script, by the same code as in the browser. Gives a redirect,
 * or what the page shows. `form` is the posted form, if it has been read already.
 */
export async function handleAuthAction(request: Request, context: Context, form?: FormData) {
  const { authAction = "", ...values } = textsOf(form ?? (await readFormData(request)));
  const locale = requestLocale(request);
  const outcome = await runAuthAction(
    authAction,
    { client: await accountClient(request, context), siteUrl: context.get(siteContext).siteUrl, locale },
    values,
  );
  // The CSP's `form-action` allows no redirect to a provider after a POST, so the account page links to it instead.
  const accountPath = authAction === "beginLink" ? pathIn(accountPaths.account, locale) : null;
  if (outcome.kind === "go")
    return redirect(accountPath ?? outcome.to, { status: 303, headers: { "cache-control": "no-store" } });
  const result: AuthResult = { authAction, values: withoutSecrets(values), outcome };
  return data(result, { status: outcome.kind === "refused" ? 400 : 200 });
}
