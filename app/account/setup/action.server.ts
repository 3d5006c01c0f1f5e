import { problem } from "#app/account/auth-outcome.ts";
import { type Problem, problemOf } from "#app/account/problems.ts";
import { accountClient } from "#app/account/session.server.ts";
import { signInHref } from "#app/account/urls.ts";
import { type Context, siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addFirstAdministrator, isSetupCode, isSetupOpen } from "./change-setup.server.ts";

export interface SetupValues {
  code: string;
  name: string;
  email: string;
  password: string;
}

/** The path to redirect to, or the problems to correct. */
export type SetupOutcome = { to: string } | { problems: Problem[] };

/** Makes the first administrator and signs them in; they add a second factor next. Never throws. */
export async function setUp(
  request: Request,
  context: Context,
  values: SetupValues,
  locale: Locale,
): Promise<SetupOutcome> {
  const problems = missing(values);
  if (problems.length) return { problems };
  const { database, clientIp, signIn } = context.get(siteContext);
  try {
    if (!(await isSetupOpen(database))) return { problems: [problem("code", "setupDone")] };
    if (!(await isSetupCode(database, values.code, clientIp)))
      return { problems: [problem("code", "setupCodeWrong")] };
    const email = values.email.trim();
    // An existing account keeps its password, so signing in below needs the right one.
    await signIn.addAccount({ email, password: values.password });
    if (!(await addFirstAdministrator(database, { ...values, email })))
      return { problems: [problem("code", "setupDone")] };
    const { error } = await (await accountClient(request, context)).auth.signInWithPassword({
      email,
      password: values.password,
    });
    const setup = pathIn(accountPaths.setup, locale);
    return error
      ? { problems: [problem("email", "emailTaken")] }
      : { to: signInHref(accountPaths.enrol, setup, locale) };
  } catch (error) {
    return { problems: [problemIn(error, context)] };
  }
}

function problemIn(error: unknown, context: Context): Problem {
  const { name, code, details } = Object(error);
  if (name === "RateLimited") return problem("code", "tooMany");
  if (name === "DatabaseUnavailable") return problem("code", "unreachable");
  if (name !== "AuthError") {
    context.get(siteContext).reportError(error, accountPaths.setup);
    return problem("code", "failed");
  }
  return problemOf({ code, reasons: details?.weak_password?.reasons });
}

function missing({ code, name, email, password }: SetupValues): Problem[] {
  return [
    ...(code.trim() ? [] : [problem("code", "codeMissing")]),
    ...(name.trim() ? [] : [problem("name", "nameMissing")]),
    ...(email.trim() ? [] : [problem("email", "emailMissing")]),
    ...(password ? [] : [problem("password", "passwordMissing")]),
  ];
}
