import type { SupabaseClient } from "@supabase/supabase-js";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import type { QrImage } from "#app/ui/qr-code.tsx";
import { accountHref, nextAddress, signInHref } from "./addresses.ts";
import { type Problem, type ProblemCode, problemOf } from "./problems.ts";
import type { ProofAsked } from "./proof.ts";

/** What a step works with: the browser's client, or the server's for a form that was posted without script. */
export interface AuthTools {
  client: SupabaseClient;
  siteUrl: string;
  locale: Locale;
  /** Where the work is got that a guessed-at account's sign-in asks for; only where this browser can do it. */
  workAddress?: string | undefined;
}

/** What a form sent. */
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

/** One step of the sign-in. Throws what the client throws. */
export type AuthAction = (tools: AuthTools, values: Values) => Promise<AuthOutcome>;

/** Where someone who is signed in goes on to: by way of the second factor, if there is one to show. */
export async function onward({ client, locale }: AuthTools, next: string): Promise<AuthOutcome> {
  const to = nextAddress(next, home(locale));
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const isOwing = data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
  return { kind: "go", to: isOwing ? signInHref(accountPaths.secondFactor, to, locale) : to };
}

/** Back to the page of one's own account, which says what was done. */
export function backToAccount({ locale }: AuthTools, what?: string): AuthOutcome {
  return { kind: "go", to: accountHref(locale, what) };
}

/** Where somebody goes who wants to get nowhere else. */
export function home(locale: Locale): string {
  return pathIn(adminPaths.overview, locale);
}

/** Something to put right, at a field. */
export function problem(field: string, code: ProblemCode): Problem {
  return { field, code };
}

/** The step was not taken. */
export function refused(...problems: Problem[]): AuthOutcome {
  return { kind: "refused", problems };
}

/** The step was not taken, for an error of the client. */
export function refusedFor(error: unknown): AuthOutcome {
  return refused(problemOf(error));
}
