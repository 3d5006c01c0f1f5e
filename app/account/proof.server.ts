import { sql } from "kysely";
import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import type { AccessClaims } from "#backend/auth/claims.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { ProblemCode } from "./problems.ts";
import { type ProofAsked, proofAsked, prove } from "./proof.ts";
import { accountClient } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The fields of a form, to be sent again with the proof. */
export type Posted = Readonly<Record<string, string>>;

/** The proof that an admin form needs first, and the form's fields. */
export interface ProofWanted {
  asked: ProofAsked;
  posted: Posted;
}

/**
 * For actions that need a fresh factor: checks the proof that came with the form, if any. Gives null when the factor
 * is fresh, else the problem ("none" where there was no proof). The database checks again.
 */
export async function freshnessProblem(
  request: Request,
  context: Context,
  claims: AccessClaims,
  form: FormData,
): Promise<ProblemCode | "none" | null> {
  const wrong = await prove(await accountClient(request, context), textsOf(form));
  if (wrong) return wrong;
  const isFresh = await context
    .get(databaseContext)
    .as("authenticated", (queries) => oneValue<boolean>(queries, sql`public.factor_is_fresh()`), { claims });
  return isFresh ? null : "none";
}

/** What to ask for after `freshnessProblem`. */
export async function wantProof(
  request: Request,
  context: Context,
  form: FormData,
  problem: ProblemCode | "none",
): Promise<ProofWanted> {
  const values = textsOf(form);
  const asked = await proofAsked(
    await accountClient(request, context),
    values,
    problem === "none" ? null : problem,
  );
  const posted = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("proof")));
  return { asked, posted };
}
