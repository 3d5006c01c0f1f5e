import type { SupabaseClient } from "@supabase/supabase-js";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { QrImage } from "#app/ui/qr-code.tsx";
import { type Problem, type ProblemCode, problemOf } from "./problems.ts";
import type { ProofRequest } from "./proof.ts";
import { accountHref, nextPath, signInHref } from "./urls.ts";

/** What an auth action needs: the browser's Supabase client, or the server's for a form posted without script. */
export interface AuthActionTools {
  client: SupabaseClient;
  siteUrl: string;
  locale: Locale;
  /** The URL of a proof-of-work challenge; undefined where a captcha or a form without script rules it out. */
  workUrl?: string | undefined;
}

export type Values = Readonly<Record<string, string>>;

/** The outcome of an auth action: go to another page, show something on this one, or problems to correct. */
export type AuthOutcome =
  | { kind: "go"; to: string }
  | { kind: "emailSent" }
  | { kind: "enrolling"; factorId: string; secret: string; uri: string; image: QrImage }
  | { kind: "texted"; factor: string; challenge: string }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "proof"; proof: ProofRequest }
  | { kind: "refused"; problems: readonly Problem[] };

/** One auth action. Throws what the client throws. */
export type AuthAction = (tools: AuthActionTools, values: Values) => Promise<AuthOutcome>;

/** Where somebody who has signed in goes: to their second factor if it is not verified yet, then `next`. */
export async function afterSignIn({ client, locale }: AuthActionTools, next: string): Promise<AuthOutcome> {
  const target = nextPath(next, defaultNext(locale));
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const needsSecondFactor = data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
  return {
    kind: "go",
    to: needsSecondFactor ? signInHref(accountPaths.secondFactor, target, locale) : target,
  };
}

/** Goes back to the account page; `doneKey` is the key of the message that it shows. */
export function backToAccount({ locale }: AuthActionTools, doneKey?: string): AuthOutcome {
  return { kind: "go", to: accountHref(locale, doneKey) };
}

/** Where to go after signing in when `next` is missing. */
export function defaultNext(locale: Locale): string {
  return pathIn(adminPaths.overview, locale);
}

/** A problem of a form's field; "" for the form as a whole. */
export function problem(field: string, code: ProblemCode): Problem {
  return { field, code };
}

/** The outcome of a form that was refused, with its problems. */
export function refused(...problems: Problem[]): AuthOutcome {
  return { kind: "refused", problems };
}

/** The outcome for an error of the client. */
export function refusedFor(error: unknown): AuthOutcome {
  return refused(problemOf(error));
}
