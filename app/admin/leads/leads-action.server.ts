import * as z from "zod/mini";
import { versioned } from "#app/admin/ui/field-schemas.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { statusChoice } from "./lead-schemas.ts";
import { changeLeads } from "./mutations.server.ts";
import { pageRows } from "./rules.ts";
import { handleSavedViewForm } from "./saved-views.server.ts";
import { leadListWords } from "./words.server.ts";

const none = z.literal("");
const schema = z.object({
  leads: z.array(versioned).check(z.minLength(1), z.maxLength(pageRows)),
  status: z.union([none, statusChoice]),
  assigned: z.union([none, z.literal("none"), z.uuid()]),
});

/** Handles the list's forms: one's own saved views, or the status and owner of the chosen leads. */
export async function handleLeadsForm(staff: StaffAccess, form: FormData, locale: Locale): Promise<Outcome> {
  const ofViews = await handleSavedViewForm(staff, textsOf(form), locale);
  if (ofViews) return ofViews;
  const words = leadListWords[locale].chosen;
  const parsed = schema.safeParse({
    leads: form.getAll("lead"),
    status: form.get("status"),
    assigned: form.get("assigned"),
  });
  if (!parsed.success || (!parsed.data.status && !parsed.data.assigned))
    return { done: false, text: words.nothing };
  const { leads, status, assigned } = parsed.data;
  const changed = await changeLeads(staff, leads, {
    ...(status || {}),
    ...(assigned ? { assignedTo: assigned === "none" ? null : assigned } : {}),
  });
  const missed = leads.length - changed;
  const done = fill(changed === 1 ? words.changedOne : words.changed, { count: String(changed) });
  return {
    done: missed === 0,
    text: missed === 0 ? done : `${done} ${fill(words.missed, { count: String(missed) })}`,
  };
}
