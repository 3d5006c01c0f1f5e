import { sql } from "kysely";
import { type Context, siteContext } from "#app/context.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import type { AccessClaims } from "#backend/auth/claims.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { Values } from "./auth-outcome.ts";
import type { ProblemCode } from "./problems.ts";
import { checkProof, type ProofRequest, proofKind, requestProof } from "./proof.ts";
import { accountClient } from "./session.server.ts";

/** The proof that an admin form needs before it is run, and the form's fields. */
export interface FormProofRequest {
  proof: ProofRequest;
  posted: Values;
}

/**
 * For actions that need a fresh factor (backend/auth/fresh-factor.ts): checks the proof in the form, if it has one.
 * Null when the factor is fresh; else the problem, "none" when the form has no proof yet. The database checks again.
 */
export async function freshnessProblem(
  request: Request,
  context: Context,
  claims: AccessClaims,
  form: FormData,
): Promise<ProblemCode | "none" | null> {
  const wrong = await checkProof(await accountClient(request, context), textsOf(form));
  if (wrong) return wrong;
  return (await isFactorFresh(context, claims)) ? null : "none";
}

/** Whether a session's second factor was used in the last ten minutes, according to the database. */
export function isFactorFresh(context: Context, claims: AccessClaims): Promise<boolean> {
  const isFresh = oneValue<boolean>(sql`public.factor_is_fresh()`);
  return context.get(siteContext).database.as("authenticated", isFresh, { claims });
}

/**
 * The proof to show before anything was sent; null for a code to a phone, which is sent only when somebody presses a
 * button.
 */
export async function firstProof(request: Request, context: Context): Promise<ProofRequest | null> {
  const kind = await proofKind(await accountClient(request, context));
  return kind.by === "text" ? null : { ...kind, problem: null };
}

/** What to show after a `freshnessProblem`: the form to send again, with the fields of the proof. */
export async function requestFormProof(
  request: Request,
  context: Context,
  form: FormData,
  problem: ProblemCode | "none",
): Promise<FormProofRequest> {
  const values = textsOf(form);
  const proof = await requestProof(
    await accountClient(request, context),
    values,
    problem === "none" ? null : problem,
  );
  const posted = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("proof")));
  return { proof, posted };
}
