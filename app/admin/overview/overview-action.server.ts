import { isId } from "#app/admin/admin-request.server.ts";
import { handleEmailForm } from "#app/admin/emails/email-action.server.ts";
import { findLead } from "#app/admin/leads/data.server.ts";
import { handleLeadForm } from "#app/admin/leads/lead-action.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { leadHref } from "#app/admin/urls.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { overviewMessages } from "./messages.server.ts";

export interface OverviewAnswer {
  lead?: { outcome: Outcome; about?: { title: string; href: string } };
  /** The text of sending an email again. */
  notice?: string;
}

/** Handles the overview's forms: changes a lead as its own page does, or sends an email again. */
export async function handleOverviewForm(
  staff: StaffAccess,
  form: FormData,
  locale: Locale,
): Promise<OverviewAnswer> {
  if (form.get("intent") === "handle") return { lead: await mark(staff, form, locale) };
  return { notice: (await handleEmailForm(staff, textsOf(form), locale)).text };
}

async function mark(staff: StaffAccess, form: FormData, locale: Locale): Promise<OverviewAnswer["lead"]> {
  const id = form.get("id");
  const lead = isId(id) ? await findLead(staff, id) : undefined;
  const outcome = lead ? await handleLeadForm(staff, lead.id, form, locale) : null;
  if (!lead || !outcome) return { outcome: { done: false, ...overviewMessages[locale].gone } };
  const { title } = labelLead(lead, new Date(), locale);
  return { outcome, about: { title, href: leadHref(lead.id, locale) } };
}
