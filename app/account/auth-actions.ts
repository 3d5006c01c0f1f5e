import type { Factor, SupabaseClient } from "@supabase/supabase-js";
import { brand } from "#app/content/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import type { QrImage } from "#app/ui/qr-code.tsx";
import { callbackUrl, nextAddress, signInHref } from "./addresses.ts";
import { type Problem, type ProblemCode, problemOf } from "./problems.ts";
import { isFresh, type ProofAsked, proofAsked, prove } from "./proof.ts";
import { internationalNumber, plainCode } from "./rules.ts";

/** What a step works with: the browser's client, or the server's for a form that was posted without script. */
export interface AuthTools {
  client: SupabaseClient;
  siteUrl: string;
  locale: Locale;
  /** Where the work is got that a guessed-at account's sign-in asks for; only where this browser can do it. */
  workAddress?: string | undefined;
}

export type Values = Readonly<Record<string, string>>;

/** What came of a step: go on to an address, stay with something to show, or put something right. */
export type AuthOutcome =
  | { kind: "go"; to: string }
  | { kind: "asked" }
  | { kind: "enrolling"; factorId: string; secret: string; uri: string; image: QrImage }
  | { kind: "texted"; factor: string; challenge: string }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "proof"; asked: ProofAsked }
  | { kind: "refused"; problems: readonly Problem[] };

type AuthAction = (tools: AuthTools, values: Values) => Promise<AuthOutcome>;

/** Of a set of recovery codes in the list of factors; never shown. */
const recoveryCodesName = "Recovery codes";

const authActions = {
  /** E-mail address and password. */
  async signIn(tools, { email = "", password = "", next = "", captcha = "" }) {
    const missing = [...emailProblems(email), ...(password ? [] : [problem("password", "passwordMissing")])];
    if (missing.length) return refused(...missing);
    const signIn = (proof: string) =>
      tools.client.auth.signInWithPassword({ email: email.trim(), password, options: proofOf(proof) });
    const { error } = await signIn(captcha);
    if (error?.code !== "captcha_failed" || captcha) return error ? refusedFor(error) : onward(tools, next);
    // Strangers guess at this password from many networks: until they stop, a try costs a second of work.
    const proof =
      tools.workAddress && (await (await import("./work.ts")).workFor(tools.workAddress, email.trim()));
    const again = proof ? await signIn(proof) : { error };
    return again.error ? refusedFor(again.error) : onward(tools, next);
  },

  /** An email to choose a new password by. The answer is the same for every address. */
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

  /** An email to sign in by. */
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

  /** The six digits of an email, typed instead of clicking its link. */
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
    return onward(tools, type === "magiclink" ? next : pathIn(chosen[type], tools.locale));
  },

  /** A new password, after an email, which stands for the old one. */
  async choosePassword(tools, { password = "", next = "" }) {
    const problem = await changePassword(tools, { password });
    if (problem?.code === "credentials") return refused({ field: "password", code: "linkNeeded" });
    return problem ? refused(problem) : onward(tools, next);
  },

  /** A new password in place of the one that is known, from the account's page. */
  async changePassword(tools, { password = "", current = "" }) {
    if (!current) return refused({ field: "current", code: "currentMissing" });
    const problem = await changePassword(tools, { password, current_password: current });
    if (problem?.code === "credentials") return refused({ field: "current", code: "passwordWrong" });
    return problem ? refused(problem) : backToAccount(tools, "losenord");
  },

  /** Another address, which counts once it is confirmed by an email to it and one to the address of now. */
  async changeEmail(tools, { email = "" }) {
    const { client, siteUrl, locale } = tools;
    const wrong = emailProblems(email);
    if (wrong.length) return refused(...wrong);
    const { error } = await client.auth.updateUser(
      { email: email.trim() },
      { emailRedirectTo: callbackUrl(siteUrl, accountAddress(locale, "adress"), locale) },
    );
    return error ? refusedFor(error) : backToAccount(tools, "adress-vantar");
  },

  /** The code of an authenticator. */
  async secondFactor(tools, { code = "", factor = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    const { client } = tools;
    const listed = await client.auth.mfa.listFactors();
    if (listed.error) return refusedFor(listed.error);
    const known = listed.data.totp.find(({ id }) => id === factor) ?? listed.data.totp[0];
    if (!known) return { kind: "go", to: signInHref(accountPaths.enrol, next, tools.locale) };
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: known.id, code: plainCode(code) });
    return error ? refusedFor(error) : onward(tools, next);
  },

  /** A code to a telephone, by text message. */
  async sendText({ client }, { factor = "" }) {
    return sendText(client, factor);
  },

  /** The code of a text message. */
  async phoneFactor(tools, values) {
    return (await verifyText(tools, values)) ?? onward(tools, values.next ?? "");
  },

  /** One of the codes that were saved for the day the telephone is gone. */
  async recoveryCode(tools, { code = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    const { error } = await tools.client.auth.mfa.recoveryCodes.verify({ code });
    if (!error) return onward(tools, next);
    const { field, code: what } = problemOf(error);
    return refused(problem(field, what === "factorCodeWrong" ? "recoveryCodeWrong" : what));
  },

  /** Begins a second factor: the key for the app, which counts once a code of it was typed. */
  async beginFactor({ client }, { name = "" }) {
    const factors = await keptFactors(client);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: "totp",
      issuer: brand.name,
      friendlyName: freeName(name, factors),
    });
    if (error) return refusedFor(error);
    const { secret, uri } = data.totp;
    const { qrImage } = await import("#app/ui/qr-image.ts");
    return { kind: "enrolling", factorId: data.id, secret, uri, image: qrImage(uri) };
  },

  /** The first code of a new factor turns it on; then there are codes for the day the telephone is gone. */
  async turnOnFactor(tools, { code = "", factorId = "", next = "" }) {
    if (!code.trim()) return refused(problem("code", "codeMissing"));
    const { error } = await tools.client.auth.mfa.challengeAndVerify({ factorId, code: plainCode(code) });
    return error ? refusedFor(error) : withRecoveryCodes(tools, next);
  },

  /** Begins a telephone as second factor: it is sent a code, and counts once that was typed. {ending}: of its number. */
  async beginPhone({ client }, { phone = "", name = "{ending}" }) {
    if (!phone.trim()) return refused(problem("phone", "phoneMissing"));
    const number = internationalNumber(phone);
    if (!number) return refused(problem("phone", "phoneInvalid"));
    const factors = await keptFactors(client);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: "phone",
      phone: number,
      friendlyName: freeName(fill(name, { ending: number.slice(-2) }), factors),
    });
    return error ? refusedForText(error) : sendText(client, data.id);
  },

  /** The first code that came to a telephone turns it on. */
  async turnOnPhone(tools, values) {
    return (await verifyText(tools, values)) ?? withRecoveryCodes(tools, values.next ?? "");
  },

  /** New recovery codes; what is left of the old ones stops working. */
  async renewCodes({ client }) {
    const renewed = await client.auth.mfa.recoveryCodes.regenerate();
    if (renewed.data) return { kind: "codes", codes: renewed.data.codes };
    const first = await client.auth.mfa.recoveryCodes.generate({ friendlyName: recoveryCodesName });
    return first.data ? { kind: "codes", codes: first.data.codes } : refusedFor(first.error);
  },

  async removeFactor(tools, { id = "" }) {
    const { error } = await tools.client.auth.mfa.unenroll({ factorId: id });
    return error ? refusedFor(error) : backToAccount(tools, "steg-borta");
  },

  async endOtherSessions(tools) {
    const { error } = await tools.client.auth.signOut({ scope: "others" });
    return error ? refusedFor(error) : backToAccount(tools, "andra-utloggade");
  },

  /** Before one is led to another provider, to link it to the account: `next` leads there. */
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

  /** The language that emails are written in. */
  async chooseLanguage(tools, { language = "" }) {
    const locale: Locale = language === "en" ? "en" : "sv";
    const { error } = await tools.client.auth.updateUser({ data: { locale } });
    return error ? refusedFor(error) : backToAccount(tools, "sprak");
  },
} satisfies Record<string, AuthAction>;

export type AuthActionName = keyof typeof authActions;

/**
 * Takes a step of the sign-in. One that wants a fresh factor is answered with what to ask for; sent again with that,
 * it goes on. Throws nothing that the person at the form could be told instead.
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

/** Where someone who is signed in goes on to: by way of the second factor, if there is one to show. */
export async function onward({ client, locale }: AuthTools, next: string): Promise<AuthOutcome> {
  const to = nextAddress(next, home(locale));
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const isOwing = data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
  return { kind: "go", to: isOwing ? signInHref(accountPaths.secondFactor, to, locale) : to };
}

/** Null when the password is changed. */
async function changePassword(
  { client }: AuthTools,
  attributes: { password: string; current_password?: string },
): Promise<Problem | null> {
  if (!attributes.password) return problem("password", "passwordMissing");
  const { error } = await client.auth.updateUser(attributes);
  return error && problemOf(error);
}

/**
 * The account's factors. Those that were begun and never shown are taken away, as their names would stand in the way of
 * the next. Throws what the client gives as its error.
 */
async function keptFactors(client: SupabaseClient): Promise<Factor[]> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  const isKept = ({ status }: Factor) => status === "verified";
  for (const { id } of data.all.filter((factor) => !isKept(factor)))
    await client.auth.mfa.unenroll({ factorId: id });
  return data.all.filter(isKept);
}

/** Has a code sent to a telephone. The next code needs another message: each stands for one challenge. */
async function sendText(client: SupabaseClient, factor: string): Promise<AuthOutcome> {
  const { data, error } = await client.auth.mfa.challenge({ factorId: factor, channel: "sms" });
  return error ? refusedForText(error) : { kind: "texted", factor, challenge: data.id };
}

/** Null when the code of a text message was right. */
async function verifyText(
  { client }: AuthTools,
  { factor = "", challenge = "", code = "" }: Values,
): Promise<AuthOutcome | null> {
  if (!code.trim()) return refused(problem("code", "codeMissing"));
  const { error } = await client.auth.mfa.verify({
    factorId: factor,
    challengeId: challenge,
    code: plainCode(code),
  });
  return error ? refusedForText(error) : null;
}

/** After a second factor was turned on: codes for the day the telephone is gone. */
async function withRecoveryCodes({ client, locale }: AuthTools, next: string): Promise<AuthOutcome> {
  const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: recoveryCodesName });
  // There are codes from an earlier factor, or a hosted sign-in that has none.
  return data ? { kind: "codes", codes: data.codes } : { kind: "go", to: nextAddress(next, home(locale)) };
}

function proofOf(captchaToken: string): { captchaToken?: string } {
  return captchaToken ? { captchaToken } : {};
}

function emailProblems(email: string): Problem[] {
  if (!email.trim()) return [problem("email", "emailMissing")];
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? [] : [problem("email", "emailInvalid")];
}

/** The protocol wants the names of one account's factors to differ. */
function freeName(wanted: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ friendly_name: name }) => name));
  const base = wanted.trim().slice(0, 50) || "TOTP";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(name)) return name;
  }
}

function backToAccount({ locale }: AuthTools, what?: string): AuthOutcome {
  return { kind: "go", to: accountAddress(locale, what) };
}

/** The account's page, with what it is to say. */
function accountAddress(locale: Locale, what?: string): string {
  const address = new URL(pathIn(accountPaths.account, locale), "http://localhost");
  if (what) address.searchParams.set("klart", what);
  return address.pathname + address.search;
}

function home(locale: Locale): string {
  return pathIn(adminPaths.overview, locale);
}

function problem(field: string, code: ProblemCode): Problem {
  return { field, code };
}

function refused(...problems: Problem[]): AuthOutcome {
  return { kind: "refused", problems };
}

function refusedFor(error: unknown): AuthOutcome {
  return refused(problemOf(error));
}

/** What is told otherwise where the code comes by text message, and where a number is typed. */
const textProblems: Partial<Record<ProblemCode, Problem>> = {
  emailInvalid: problem("phone", "phoneInvalid"),
  factorCodeWrong: problem("code", "textCodeWrong"),
  challengeOver: problem("code", "textCodeOver"),
};

function refusedForText(error: unknown): AuthOutcome {
  const found = problemOf(error);
  return refused(textProblems[found.code] ?? found);
}
