import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import { accountHref, callbackUrl, nextAddress } from "./addresses.ts";
import {
  type AuthAction,
  type AuthOutcome,
  type AuthTools,
  afterSignIn,
  backToAccount,
  problem,
  refused,
  refusedFor,
  type Values,
} from "./auth-outcome.ts";
import { factorActions } from "./factor-actions.ts";
import { passkeyActions } from "./passkey-actions.ts";
import { type Problem, problemOf } from "./problems.ts";
import { isFresh, proofAsked, prove } from "./proof.ts";
import { plainCode } from "./rules.ts";

const authActions = {
  ...factorActions,
  ...passkeyActions,

  async signIn(tools, { email = "", password = "", next = "", captcha = "" }) {
    const missing = [...emailProblems(email), ...(password ? [] : [problem("password", "passwordMissing")])];
    if (missing.length) return refused(...missing);
    const signIn = (proof: string) =>
      tools.client.auth.signInWithPassword({ email: email.trim(), password, options: proofOf(proof) });
    const { error } = await signIn(captcha);
    if (error?.code !== "captcha_failed" || captcha)
      return error ? refusedFor(error) : afterSignIn(tools, next);
    // The account is being guessed at from many networks: for now each attempt needs proof of work.
    const proof =
      tools.workAddress &&
      (await (await import("./proof-of-work.ts")).proveWork(tools.workAddress, email.trim()));
    const again = proof ? await signIn(proof) : { error };
    return again.error ? refusedFor(again.error) : afterSignIn(tools, next);
  },

  /** Send the email for a new password. The answer is the same for every address. */
  async askNewPassword({ client, siteUrl, locale }, { email = "", captcha = "" }) {
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const redirectTo = callbackUrl(siteUrl, pathIn(accountPaths.choosePassword, locale), locale);
    const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
      redirectTo,
      ...proofOf(captcha),
    });
    return error ? refusedFor(error) : { kind: "asked" };
  },

  async askLink({ client, siteUrl, locale }, { email = "", next = "", captcha = "" }) {
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const emailRedirectTo = callbackUrl(
      siteUrl,
      nextAddress(next, pathIn(adminPaths.overview, locale)),
      locale,
    );
    const { error } = await client.auth.signInWithOtp({
      email: email.trim(),
      options: { emailRedirectTo, shouldCreateUser: false, ...proofOf(captcha) },
    });
    return error ? refusedFor(error) : { kind: "asked" };
  },

  /** The six digits of an email, typed instead of following its link. */
  async emailCode(tools, { email = "", code = "", purpose = "", next = "" }) {
    const missing = [...emailProblems(email), ...(code ? [] : [problem("code", "codeMissing")])];
    if (missing.length) return refused(...missing);
    const type = purpose === "invite" || purpose === "recovery" ? purpose : "magiclink";
    const { error } = await tools.client.auth.verifyOtp({
      email: email.trim(),
      token: plainCode(code),
      type: type === "magiclink" ? "email" : type,
    });
    if (error) return refusedFor(error);
    const chosen = { invite: accountPaths.invitation, recovery: accountPaths.choosePassword } as const;
    return afterSignIn(tools, type === "magiclink" ? next : pathIn(chosen[type], tools.locale));
  },

  /** A new password, after an email that allows it. */
  async choosePassword(tools, { password = "", next = "" }) {
    const problem = await changePassword(tools, { password });
    if (problem?.code === "credentials") return refused({ field: "password", code: "linkNeeded" });
    return problem ? refused(problem) : afterSignIn(tools, next);
  },

  /** Change a password that is known, on the account page. */
  async changePassword(tools, { password = "", current = "" }) {
    if (!current) return refused({ field: "current", code: "currentMissing" });
    const problem = await changePassword(tools, { password, current_password: current });
    if (problem?.code === "credentials") return refused({ field: "current", code: "passwordWrong" });
    return problem ? refused(problem) : backToAccount(tools, "losenord");
  },

  /** Change the email address. The change needs a confirmation from the new address and from the old one. */
  async changeEmail(tools, { email = "" }) {
    const { client, siteUrl, locale } = tools;
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const { error } = await client.auth.updateUser(
      { email: email.trim() },
      { emailRedirectTo: callbackUrl(siteUrl, accountHref(locale, "adress"), locale) },
    );
    return error ? refusedFor(error) : backToAccount(tools, "adress-vantar");
  },

  async endOtherSessions(tools) {
    const { error } = await tools.client.auth.signOut({ scope: "others" });
    return error ? refusedFor(error) : backToAccount(tools, "andra-utloggade");
  },

  /** Before linking another provider to the account: `next` is the address that begins it. */
  async beginLink({ client, locale }, { next = "" }) {
    if (!(await isFresh(client))) return refused(problem("", "notFresh"));
    return { kind: "go", to: nextAddress(next, pathIn(accountPaths.account, locale)) };
  },

  async unlinkIdentity(tools, { id = "" }) {
    const { data, error } = await tools.client.auth.getUserIdentities();
    const identity = data?.identities.find(({ identity_id: own }) => own === id);
    if (error) return refusedFor(error);
    if (!identity) return backToAccount(tools);
    const unlinked = await tools.client.auth.unlinkIdentity(identity);
    return unlinked.error ? refusedFor(unlinked.error) : backToAccount(tools, "bortkopplad");
  },

  async chooseLanguage(tools, { language = "" }) {
    const locale: Locale = language === "en" ? "en" : "sv";
    const { error } = await tools.client.auth.updateUser({ data: { locale } });
    return error ? refusedFor(error) : backToAccount(tools, "sprak");
  },
} satisfies Record<string, AuthAction>;

export type AuthActionName = keyof typeof authActions;

/**
 * Runs an auth action. One that needs a fresh factor is answered with what to ask for; the form is then sent again
 * with the proof. Throws nothing that the person at the form could be told instead.
 */
export async function runAuthAction(name: string, tools: AuthTools, values: Values): Promise<AuthOutcome> {
  const authAction: AuthAction | undefined = isAuthActionName(name) ? authActions[name] : undefined;
  if (!authAction) return refused(problem("", "failed"));
  try {
    const wrong = await prove(tools.client, values);
    if (wrong) return { kind: "proof", asked: await proofAsked(tools.client, values, wrong) };
    const outcome = await authAction(tools, values);
    const isProven = values.proofCode !== undefined || values.proofPassword !== undefined;
    if (isProven || outcome.kind !== "refused" || outcome.problems[0]?.code !== "notFresh") return outcome;
    return { kind: "proof", asked: await proofAsked(tools.client, {}, null) };
  } catch (error) {
    return refusedFor(error);
  }
}

function isAuthActionName(name: string): name is AuthActionName {
  return Object.hasOwn(authActions, name);
}

/** Null when the password was changed. */
async function changePassword(
  { client }: AuthTools,
  attributes: { password: string; current_password?: string },
): Promise<Problem | null> {
  if (!attributes.password) return problem("password", "passwordMissing");
  const { error } = await client.auth.updateUser(attributes);
  return error && problemOf(error);
}

function proofOf(captchaToken: string): { captchaToken?: string } {
  return captchaToken ? { captchaToken } : {};
}

function emailProblems(email: string): Problem[] {
  if (!email.trim()) return [problem("email", "emailMissing")];
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? [] : [problem("email", "emailInvalid")];
}
