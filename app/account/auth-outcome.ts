import type { SupabaseClient } from "@supabase/supabase-js";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import type { QrImage } from "#app/ui/qr-code.tsx";
import { accountHref, nextAddress, signInHref } from "./addresses.ts";
import { type Problem, type ProblemCode, problemOf } from "./problems.ts";
import type { ProofAsked } from "./proof.ts";

/** What an auth action works with: the browser's client, or the server's for a form posted without script. */
export interface AuthTools {
  client: SupabaseClient;
  siteUrl: string;
  locale: Locale;
  /**
   * Where to get the proof of work for an account that is being guessed at; absent where this browser can't do it.
   */
  workAddress?: string | undefined;
}

export type Values = Readonly<Record<string, string>>;

/** The result of an auth action: go on to an address, stay and show something, or a problem to correct. */
export type AuthOutcome =
  | { kind: "go"; to: string }
  | { kind: "asked" }
  | { kind: "enrolling"; factorId: string; secret: string; uri: string; image: QrImage }
  | { kind: "texted"; factor: string; challenge: string }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "proof"; asked: ProofAsked }
  | { kind: "refused"; problems: readonly Problem[] };

/** One auth action. Throws what the client throws. */
export type AuthAction = (tools: AuthTools, values: Values) => Promise<AuthOutcome>;

/** Where a person who has signed in goes on to: the second factor first, if they have one. */
export async function afterSignIn({ client, locale }: AuthTools, next: string): Promise<AuthOutcome> {
  const to = nextAddress(next, home(locale));
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const isOwing = data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
  return { kind: "go", to: isOwing ? signInHref(accountPaths.secondFactor, to, locale) : to };
}

/** Back to the account page, with a message. */
export function backToAccount({ locale }: AuthTools, what?: string): AuthOutcome {
  return { kind: "go", to: accountHref(locale, what) };
}

/** Where to go when no other address was asked for. */
export function home(locale: Locale): string {
  return pathIn(adminPaths.overview, locale);
}

export function problem(field: string, code: ProblemCode): Problem {
  return { field, code };
}

export function refused(...problems: Problem[]): AuthOutcome {
  return { kind: "refused", problems };
}

/** The action was refused because of an error of the client. */
export function refusedFor(error: unknown): AuthOutcome {
  return refused(problemOf(error));
}
