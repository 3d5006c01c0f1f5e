import { adminHref, leadHref } from "#app/admin/addresses.ts";
import type { LeadRow } from "#app/admin/leads/data.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { adminPaths } from "#app/site-map.ts";
import { chipOf } from "./demo-chip.server.ts";
import type { DemoTie } from "./ties.server.ts";

export function demoTieLabels(demos: readonly DemoTie[], leadId: string, now: Date, locale: Locale) {
  return demos.map(({ id, version, startsAt, endsAt, status, lead }) => ({
    id,
    href: adminHref(`${adminPaths.demos}/${id}`, locale),
    text: formatShortMoment(startsAt, locale),
    chip: chipOf({ status, endsAt }, now, locale),
    isTied: lead === leadId,
    values: { intent: "tieDemo", demo: id, version: String(version), lead: lead === leadId ? "" : leadId },
  }));
}

/** The lead that a demo belongs to, and others that it may belong to. */
export function leadTieData(
  demo: { lead: string | null; version: number },
  leads: readonly LeadRow[],
  now: Date,
  locale: Locale,
) {
  const label = (lead: LeadRow) => {
    const { title, status, received } = labelLead(lead, now, locale);
    return {
      id: lead.id,
      href: leadHref(lead.id, locale),
      text: `${title} · ${lead.number}`,
      received: received.text,
      status,
    };
  };
  const tied = leads.find(({ id }) => id === demo.lead);
  return {
    tied: tied ? label(tied) : null,
    others: leads.filter(({ id }) => id !== demo.lead).map(label),
    version: String(demo.version),
  };
}
