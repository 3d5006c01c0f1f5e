import type { RouterContextProvider } from "react-router";
import { signInHref } from "#app/account/addresses.ts";
import { type Problem, problemOf } from "#app/account/problems.ts";
import { accountClient } from "#app/account/session.server.ts";
import { clientIpContext, databaseContext, reportErrorContext, signInContext } from "#app/context.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths } from "#app/site-map.ts";
import { addFirstAdministrator, isSetupCode, isSetupOpen } from "./mutations.server.ts";

export interface SetupValues {
  code: string;
  name: string;
  email: string;
  password: string;
}

/** Where to go on to, or the problems to correct. */
export type SetupOutcome = { to: string } | { problems: Problem[] };

/** Makes the first administrator and signs them in; the second factor comes next. Never throws. */
export async function setUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
  values: SetupValues,
  locale: Locale,
): Promise<SetupOutcome> {
  const problems = missing(values);
  if (problems.length) return { problems };
  const database = context.get(databaseContext);
  try {
    if (!(await isSetupOpen(database))) return refused("code", "setupDone");
    if (!(await isSetupCode(database, values.code, context.get(clientIpContext))))
      return refused("code", "setupCodeWrong");
    const email = values.email.trim();
    // An account that exists keeps its password; signing in below needs the right one.
    await context.get(signInContext).addAccount({ email, password: values.password });
    if (!(await addFirstAdministrator(database, { ...values, email }))) return refused("code", "setupDone");
    const { error } = await (await accountClient(request, context)).auth.signInWithPassword({
      email,
      password: values.password,
    });
    const setup = pathIn(accountPaths.setup, locale);
    return error ? refused("email", "emailTaken") : { to: signInHref(accountPaths.enrol, setup, locale) };
  } catch (error) {
    return { problems: [problemIn(error, context)] };
  }
}

function problemIn(error: unknown, context: Readonly<RouterContextProvider>): Problem {
  const { name, code, details } = Object(error);
  if (name === "RateLimited") return { field: "code", code: "tooMany" };
  if (name === "DatabaseUnavailable") return { field: "code", code: "unreachable" };
  if (name !== "AuthError") {
    context.get(reportErrorContext)(error, accountPaths.setup);
    return { field: "code", code: "failed" };
  }
  return problemOf({ code, reasons: details?.weak_password?.reasons });
}

function missing({ code, name, email, password }: SetupValues): Problem[] {
  const at = (field: string, what: Problem["code"]): Problem => ({ field, code: what });
  return [
    ...(code.trim() ? [] : [at("code", "codeMissing")]),
    ...(name.trim() ? [] : [at("name", "nameMissing")]),
    ...(email.trim() ? [] : [at("email", "emailMissing")]),
    ...(password ? [] : [at("password", "passwordMissing")]),
  ];
}

function refused(field: string, code: Problem["code"]): SetupOutcome {
  return { problems: [{ field, code }] };
}
