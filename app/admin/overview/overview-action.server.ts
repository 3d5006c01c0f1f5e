import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import { handleEmailForm } from "#app/admin/emails/email-action.server.ts";
import { handleLeadForm } from "#app/admin/leads/lead-action.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { leadHref } from "#app/admin/urls.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { findLead } from "#app/leads/leads.server.ts";
import { keepNotices } from "#app/leads/notices/notice.ts";
import { saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import { overviewMessages } from "./words.server.ts";

export interface OverviewResult {
  lead?: { outcome: Outcome; about?: { title: string; href: string } };
  /** The text of sending an email again. */
  notice?: string;
}

/** Handles the overview's forms: changes a lead as its own page does, keeps the default notices, or resends an email. */
export async function handleOverviewForm(admin: Admin, form: FormData): Promise<OverviewResult> {
  if (form.get("intent") === "handle") return { lead: await mark(admin, form) };
  if (form.get("intent") === keepNotices) {
    await saveNoticeChoice(admin.staff);
    return { lead: { outcome: { done: true, text: noticeMessages[admin.locale].saved } } };
  }
  return { notice: (await handleEmailForm(admin, textsOf(form))).text };
}

async function mark(admin: Admin, form: FormData): Promise<OverviewResult["lead"]> {
  const { staff, locale } = admin;
  const id = form.get("id");
  const lead = isId(id) ? await findLead(staff, id) : undefined;
  const outcome = lead ? await handleLeadForm(admin, lead.id, form) : null;
  if (!lead || !outcome) return { outcome: { done: false, ...overviewMessages[locale].gone } };
  const { title } = labelLead(lead, new Date(), locale);
  return { outcome, about: { title, href: leadHref(lead.id, locale) } };
}
