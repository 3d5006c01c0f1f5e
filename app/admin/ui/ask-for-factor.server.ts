import { data } from "react-router";
import { type FormProofRequest, freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import type { StaffMember } from "#app/account/session.server.ts";
import type { Context } from "#app/context.ts";
import { noStore, type Outcome } from "./outcome.ts";

/** The outcome of a form that needs a fresh second factor; `confirm` is the proof that is needed first. */
export type ProvenOutcome = Outcome & { confirm?: FormProofRequest };

/** The result that asks for the second factor first, for a form that needs a fresh one; null when it is fresh. */
export async function askForFactor(
  request: Request,
  context: Context,
  { claims }: StaffMember,
  form: FormData,
) {
  const problem = await freshnessProblem(request, context, claims, form);
  if (!problem) return null;
  const confirm = await requestFormProof(request, context, form, problem);
  const { posted } = confirm;
  const outcome: ProvenOutcome = {
    done: false,
    text: "",
    confirm,
    values: posted,
    form: posted.intent ?? "",
  };
  return data(outcome, { status: 403, headers: noStore });
}
