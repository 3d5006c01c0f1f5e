import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { versioned } from "#app/forms/field-schemas.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { changeLeads } from "#app/leads/change-lead.server.ts";
import { pageRows } from "#app/leads/lead-filter.ts";
import { listLeadsById } from "#app/leads/leads.server.ts";
import { leadSchemas, statusChoice } from "#app/leads/schema.ts";
import { fieldsOf, postedChange } from "./lead-changes.server.ts";
import { handleSavedViewForm } from "./saved-views-action.server.ts";
import { leadListMessages } from "./words.server.ts";

const none = z.literal("");
const schema = z.object({
  leads: z.array(versioned).check(z.minLength(1), z.maxLength(pageRows)),
  status: z.union([none, statusChoice]),
  assigned: z.union([none, z.literal("none"), z.uuid()]),
});

const undoSchema = z.extend(leadSchemas.handle, { id: z.uuid() });

/** Handles the list's forms: one's own saved views, or the status and owner of the chosen leads. */
export async function handleLeadsForm(admin: Admin, form: FormData): Promise<Outcome> {
  const { staff, locale } = admin;
  const ofViews = await handleSavedViewForm(admin, textsOf(form));
  if (ofViews) return ofViews;
  const messages = leadListMessages[locale].chosen;
  const undone = form.getAll("undo");
  if (undone.length > 0) return takeBack(admin, undone.map(String));
  const parsed = schema.safeParse({
    leads: form.getAll("lead"),
    status: form.get("status"),
    assigned: form.get("assigned"),
  });
  if (!parsed.success || (!parsed.data.status && !parsed.data.assigned))
    return { done: false, text: messages.nothing };
  const { leads, status, assigned } = parsed.data;
  const before = await listLeadsById(
    staff,
    leads.map(({ id }) => id),
  );
  const wish = {
    ...(status || {}),
    ...(assigned ? { assignedTo: assigned === "none" ? null : assigned } : {}),
  };
  const changedLeads = await changeLeads(
    staff,
    leads.map((lead) => ({ ...lead, ...wish })),
  );
  const missed = leads.length - changedLeads.length;
  const doneText = countWords(messages.changed, changedLeads.length, locale);
  const undo = changedLeads.flatMap(({ id, version }) => {
    const lead = before.find((one) => one.id === id);
    return lead ? new URLSearchParams(fieldsOf(lead, version)).toString() : [];
  });
  return {
    done: missed === 0,
    text: missed === 0 ? doneText : `${doneText} ${countWords(messages.missed, missed, locale)}`,
    ...(undo.length > 0 ? { undo: { undo } } : {}),
  };
}

/** Undoes a change of several leads. Those that a colleague has changed since are left as they are. */
async function takeBack({ staff, locale }: Admin, fields: readonly string[]): Promise<Outcome> {
  const messages = leadListMessages[locale].chosen;
  const asked = fields.slice(0, pageRows);
  const changes = asked.flatMap((one) => {
    const undo = undoSchema.safeParse(Object.fromEntries(new URLSearchParams(one)));
    return undo.success ? [postedChange(undo.data.id, undo.data)] : [];
  });
  const missed = asked.length - (await changeLeads(staff, changes)).length;
  const text = missed === 0 ? messages.undone : countWords(messages.missed, missed, locale);
  return { done: missed === 0, text };
}
