import { demoHref } from "#app/admin/urls.ts";
import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { DemoTie } from "#app/demos/linked-demos.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadLink } from "./lead-labels.server.ts";
import { leadPanelMessages, leadTieMessages } from "./words.server.ts";

/** The demos of a lead's page, each with a button that ties it to the lead or unties it. */
export function demoTieLabels(demos: readonly DemoTie[], leadId: string, now: Date, locale: Locale) {
  const { tie, untie } = leadPanelMessages[locale].demoTies;
  return demos.map(({ id, version, startsAt, endsAt, status, lead }) => ({
    id,
    href: demoHref(id, locale),
    text: formatShortMoment(startsAt, locale),
    chip: demoChip({ status, endsAt }, now, locale),
    button: {
      label: lead === leadId ? untie : tie,
      values: { intent: "tieDemo", demo: id, version: String(version), lead: lead === leadId ? "" : leadId },
    },
  }));
}

/** The lead that a demo belongs to, and others that it could belong to, with buttons. */
export function leadTieData(
  demo: { id: string; lead: string | null; version: number },
  leads: readonly LeadRow[],
  now: Date,
  locale: Locale,
) {
  const { tie, untie } = leadTieMessages[locale];
  const hidden = { intent: "tieDemo", demo: demo.id, version: String(demo.version) };
  const { tied = [], others = [] } = Object.groupBy(leads, ({ id }) =>
    id === demo.lead ? "tied" : "others",
  );
  return {
    hidden,
    tied: tied.map((lead) => {
      const { received: _, ...row } = leadLink(lead, now, locale);
      return { ...row, button: { label: untie, values: { ...hidden, lead: "" } } };
    }),
    untied: others.map((lead) => ({
      ...leadLink(lead, now, locale),
      button: { label: tie, values: { ...hidden, lead: lead.id } },
    })),
  };
}
