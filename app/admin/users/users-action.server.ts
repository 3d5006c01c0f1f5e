import * as z from "zod/mini";
import {
  changeMember,
  inviteAgain,
  invitePerson,
  removeSecondFactors,
  type StaffChange,
  setActive,
} from "#app/account/change-user.server.ts";
import type { Accounts } from "#app/account/users.server.ts";
import type { Admin } from "#app/admin/admin-request.server.ts";
import type { ProvenOutcome } from "#app/admin/ui/ask-for-factor.server.ts";
import { type HiddenValues, type Outcome, wrongFields } from "#app/admin/ui/outcome.ts";
import { staffRoles } from "#app/domain/staff-roles.ts";
import type { Longest } from "#app/domain/stored.ts";
import { email, line } from "#app/forms/field-schemas.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { usersPageMessages } from "./words.server.ts";

const role = z.enum(staffRoles);

const schemas = {
  invite: z.object({ name: line(100 satisfies Longest<"staff.name">), email, role }),
  again: z.object({ email }),
  role: z.object({ id: z.uuid(), was: role, role }),
  name: z.object({ id: z.uuid(), was: line(100), name: line(100) }),
  one: z.object({ id: z.uuid() }),
};

/** Handles a form of the page of users. `redirectTo` is where the link of an invitation's email leads. */
export async function handleUsersForm(
  { staff, locale }: Admin,
  accounts: Accounts,
  form: FormData,
  redirectTo: string,
): Promise<ProvenOutcome> {
  const messages = usersPageMessages[locale];
  const posted = textsOf(form);
  const unknown = { done: false, text: messages.refused.unknown };
  try {
    switch (posted.intent) {
      case "invite": {
        const parsed = schemas.invite.safeParse(posted);
        const values = { name: posted.name ?? "", email: posted.email ?? "", role: posted.role ?? "" };
        if (!parsed.success)
          return wrongFields("invite", parsed.error, values, messages.wrongTitle, messages.wrong);
        const outcome = await invitePerson(staff, accounts, { ...parsed.data, redirectTo });
        const { email } = parsed.data;
        if (outcome === "known" || outcome === "waiting")
          return { done: false, form: "invite", text: fill(messages.refused[outcome], { email }), values };
        return { done: true, form: "invite", text: fill(messages.done[outcome], { email }) };
      }
      case "again": {
        const parsed = schemas.again.safeParse(posted);
        if (!parsed.success) return unknown;
        await inviteAgain(accounts, parsed.data.email, redirectTo);
        return { done: true, text: fill(messages.done.again, { email: parsed.data.email }) };
      }
      case "role": {
        const parsed = schemas.role.safeParse(posted);
        if (!parsed.success) return unknown;
        const { id, was, role } = parsed.data;
        const change = await changeMember(staff, id, { role: was }, { role });
        const undo = was === role ? undefined : { intent: "role", id, was: role, role: was };
        return outcomeOf(change, messages.done.role, messages.refused, undo);
      }
      case "name": {
        const parsed = schemas.name.safeParse(posted);
        if (!parsed.success) return { done: false, text: messages.wrong.name };
        const { id, was, name } = parsed.data;
        const change = await changeMember(staff, id, { name: was }, { name });
        const undo = was === name ? undefined : { intent: "name", id, was: name, name: was };
        return outcomeOf(change, messages.done.name, messages.refused, undo);
      }
      case "off":
      case "on": {
        const parsed = schemas.one.safeParse(posted);
        if (!parsed.success) return unknown;
        const active = posted.intent === "on";
        const outcome = await setActive(staff, accounts, { id: parsed.data.id, active });
        return outcomeOf(outcome, messages.done[posted.intent], messages.refused);
      }
      case "factor": {
        const parsed = schemas.one.safeParse(posted);
        if (!parsed.success) return unknown;
        await removeSecondFactors(accounts, parsed.data.id);
        return { done: true, text: messages.done.factor };
      }
      default:
        return unknown;
    }
  } catch (error) {
    // This is how the client marks the auth server's refusals.
    if (error instanceof Error && "__isAuthError" in error)
      return { done: false, text: messages.refused.failed };
    throw error;
  }
}

function outcomeOf(
  change: StaffChange,
  done: string,
  refused: Readonly<Record<"last" | "changed", string>>,
  undo?: HiddenValues,
): Outcome {
  if (change !== "done") return { done: false, text: refused[change] };
  return { done: true, text: done, ...(undo ? { undo } : {}) };
}
