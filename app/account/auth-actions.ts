import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { cleanTyped } from "#app/forms/posted-form.ts";
import { wordOf } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { asLocale } from "#app/i18n/locale.ts";
import {
  type AuthAction,
  type AuthActionTools,
  type AuthOutcome,
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
import { checkProof, isFresh, requestProof } from "./proof.ts";
import { plainCode } from "./sign-in-link.ts";
import { accountHref, callbackUrl, nextPath } from "./urls.ts";

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
    // Somebody guesses this account's password from many networks: for now each attempt needs proof of work.
    const proof =
      tools.workUrl && (await (await import("./proof-of-work.ts")).proveWork(tools.workUrl, email.trim()));
    const result = proof ? await signIn(proof) : { error };
    return result.error ? refusedFor(result.error) : afterSignIn(tools, next);
  },

  /** Requests the email for a new password. The result is the same for every email address. */
  async askNewPassword({ client, siteUrl, locale }, { email = "", captcha = "" }) {
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const redirectTo = callbackUrl(siteUrl, pathIn(accountPaths.choosePassword, locale), locale);
    const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
      redirectTo,
      ...proofOf(captcha),
    });
    return error ? refusedFor(error) : { kind: "emailSent" };
  },

  async askLink({ client, siteUrl, locale }, { email = "", next = "", captcha = "" }) {
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const emailRedirectTo = callbackUrl(siteUrl, nextPath(next, pathIn(adminPaths.overview, locale)), locale);
    const { error } = await client.auth.signInWithOtp({
      email: email.trim(),
      options: { emailRedirectTo, shouldCreateUser: false, ...proofOf(captcha) },
    });
    return error ? refusedFor(error) : { kind: "emailSent" };
  },

  /** Signs in by the six digits of an email, typed instead of following its link. */
  async emailCode(tools, { email = "", code = "", purpose = "", next = "" }) {
    const missing = [...emailProblems(email), ...(code ? [] : [problem("code", "codeMissing")])];
    if (missing.length) return refused(...missing);
    const type = purpose === "invite" || purpose === "recovery" ? purpose : "magiclink";
    const { error } = await tools.client.auth.verifyOtp({
      email: email.trim(),
      token: plainCode(code),
      type: type === "magiclink" ? "email" : type,
    });
    if (error?.code === "otp_expired" && type === "invite")
      return refused(problem("code", "inviteCodeWrong"));
    if (error) return refusedFor(error);
    const chosen = { invite: accountPaths.invitation, recovery: accountPaths.choosePassword } as const;
    return afterSignIn(tools, type === "magiclink" ? next : pathIn(chosen[type], tools.locale));
  },

  /** Sets a new password, for somebody whom an email has signed in. */
  async choosePassword(tools, { password = "", next = "" }) {
    const problem = await changePassword(tools, { password });
    if (problem?.code === "credentials") return refused({ field: "password", code: "linkNeeded" });
    return problem ? refused(problem) : afterSignIn(tools, next);
  },

  /** Changes the password on the account page, where the current one is required. */
  async changePassword(tools, { password = "", current = "" }) {
    if (!current) return refused({ field: "current", code: "currentMissing" });
    const problem = await changePassword(tools, { password, current_password: current });
    if (problem?.code === "credentials") return refused({ field: "current", code: "passwordWrong" });
    return problem ? refused(problem) : backToAccount(tools, "losenord");
  },

  /** Changes the email address, once both the new and the old address have confirmed it. */
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

  /** Precedes the linking of another provider: requires a fresh factor, then goes on to `next`, which starts it. */
  async beginLink({ client, locale }, { next = "" }) {
    if (!(await isFresh(client))) return refused(problem("", "notFresh"));
    return { kind: "go", to: nextPath(next, pathIn(accountPaths.account, locale)) };
  },

  async unlinkIdentity(tools, { id = "" }) {
    const { data, error } = await tools.client.auth.getUserIdentities();
    const identity = data?.identities.find(({ identity_id: identityId }) => identityId === id);
    if (error) return refusedFor(error);
    if (!identity) return backToAccount(tools);
    const unlinked = await tools.client.auth.unlinkIdentity(identity);
    return unlinked.error ? refusedFor(unlinked.error) : backToAccount(tools, "bortkopplad");
  },

  async chooseLanguage(tools, { language = "" }) {
    const locale = asLocale(language);
    const { error } = await tools.client.auth.updateUser({ data: { locale } });
    return error ? refusedFor(error) : backToAccount(tools, "sprak");
  },
} satisfies Record<string, AuthAction>;

export type AuthActionName = keyof typeof authActions;

/**
 * Runs an auth action. If it needs a fresh factor the outcome says which proof to show; the form is then sent again
 * with that proof. Never throws.
 */
export async function runAuthAction(
  name: string,
  tools: AuthActionTools,
  typed: Values,
): Promise<AuthOutcome> {
  const authAction = wordOf<AuthAction>(authActions, name);
  if (!authAction) return refused(problem("", "failed"));
  const values: Values = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, cleanTyped(field, text)]),
  );
  try {
    const wrong = await checkProof(tools.client, values);
    if (wrong) return { kind: "proof", proof: await requestProof(tools.client, values, wrong) };
    const outcome = await authAction(tools, values);
    const isProven = values.proofCode !== undefined || values.proofPassword !== undefined;
    if (isProven || outcome.kind !== "refused" || outcome.problems[0]?.code !== "notFresh") return outcome;
    return { kind: "proof", proof: await requestProof(tools.client, {}, null) };
  } catch (error) {
    return refusedFor(error);
  }
}

/** Null when the password was changed. */
async function changePassword(
  { client }: AuthActionTools,
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
