import type { Admin } from "#app/admin/admin-request.server.ts";
import { factErrors } from "#app/admin/leads/fact-texts.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { addLead } from "#app/leads/add-lead.server.ts";
import { checkNewLead } from "#app/leads/facts.ts";
import { amount } from "#app/leads/schema.ts";
import { newLeadMessages } from "./words.server.ts";

/**
 * Handles the form of a new lead (product 19.29): gives the id of the lead, which is there once also when the form is
 * sent twice, or what is wrong with what was typed.
 */
export async function handleNewLead(
  { staff, locale }: Admin,
  form: FormData,
): Promise<Outcome | { added: string }> {
  const { value: typedValue = "", version: _version, ...typed } = textsOf(form);
  const checked = checkNewLead(typed);
  const value = typedValue.trim() === "" ? null : amount.safeParse(typedValue);
  const issues = [
    ...(checked.ok ? [] : checked.issues),
    ...(value === null || value.success ? [] : [{ field: "value", code: "invalid" }]),
  ];
  if (!checked.ok || issues.length > 0)
    return {
      done: false,
      form: "new-lead",
      text: newLeadMessages[locale].wrong,
      values: { ...typed, value: typedValue },
      wrong: factErrors("new-lead", issues, locale),
    };
  await addLead(staff, { ...checked.value, state: { value: value?.data ?? null } });
  return { added: checked.value.id };
}
