import { data } from "react-router";
import * as z from "zod/mini";
import { type FormProofRequest, freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import { type AdminRequest, isId } from "#app/admin/admin-request.server.ts";
import { noStore, type Outcome, wrongFields } from "#app/admin/ui/outcome.ts";
import { makeKey, revokeKey } from "#app/api/change-key.server.ts";
import { apiScopes } from "#app/api/key.ts";
import type { Context } from "#app/context.ts";
import type { Longest } from "#app/domain/stored.ts";
import { line } from "#app/forms/field-schemas.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { apiKeysPageMessages } from "./words.server.ts";

/** How long a key is valid, in days, as the form posts it; "" for one that never expires. */
export const keyDays = ["", "30", "90", "365"] as const;

/** The outcome of a form of the page: the proof that is needed first, or a key that was made, which is shown once. */
export type KeysOutcome = Outcome & { confirm?: FormProofRequest; made?: { name: string; key: string } };

const newKey = z.object({
  id: z.uuid(),
  name: line(60 satisfies Longest<"api_keys.name">),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1)),
  days: z.enum(keyDays),
});

/** The result that asks for the second factor first; null when it is fresh. */
export async function askForFactor(
  request: Request,
  context: Context,
  { claims }: AdminRequest["member"],
  form: FormData,
) {
  const problem = await freshnessProblem(request, context, claims, form);
  if (!problem) return null;
  const confirm = await requestFormProof(request, context, form, problem);
  const outcome: KeysOutcome = { done: false, text: "", confirm, values: confirm.posted, form: "key" };
  return data(outcome, { status: 403, headers: noStore });
}

/** Handles a form of the page: makes a key, or revokes one. */
export async function handleKeysForm(
  { staff, locale }: Pick<AdminRequest, "staff" | "locale">,
  form: FormData,
): Promise<KeysOutcome> {
  const messages = apiKeysPageMessages[locale];
  const posted = textsOf(form);
  if (posted.intent === "revoke") {
    const isRevoked = isId(posted.id) && (await revokeKey(staff, posted.id));
    return isRevoked
      ? { done: true, text: messages.done.revoked }
      : { done: false, text: messages.refused.gone };
  }
  const scopes = apiScopes.filter((scope) => posted[scope] === "yes");
  const parsed = newKey.safeParse({ ...posted, scopes });
  if (!parsed.success) return wrongFields("key", parsed.error, posted, messages.wrongTitle, messages.wrong);
  const { name, days, ...key } = parsed.data;
  const made = await makeKey(staff, { ...key, name, days: days === "" ? null : Number(days) });
  if (made === "made") return { done: false, text: messages.refused.made };
  if (made === "taken") return { done: false, form: "key", text: messages.refused.taken, values: posted };
  return { done: true, form: "key", text: messages.done.made, made: { name, key: made.key } };
}
