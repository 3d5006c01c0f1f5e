import { demoHref } from "#app/admin/urls.ts";
import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { LinkedDemo } from "#app/demos/linked-demos.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadLink } from "./lead-labels.server.ts";
import { demoLinkMessages, leadPanelMessages } from "./words.server.ts";

/** The demos of a lead's page, each with a button that links it to the lead or unlinks it. */
export function linkedDemoLabels(demos: readonly LinkedDemo[], leadId: string, now: Date, locale: Locale) {
  const { link, unlink } = leadPanelMessages[locale].linkedDemos;
  return demos.map(({ id, version, startsAt, endsAt, status, lead }) => ({
    id,
    href: demoHref(id, locale),
    text: formatShortMoment(startsAt, locale),
    chip: demoChip({ status, endsAt }, now, locale),
    button: {
      label: lead === leadId ? unlink : link,
      values: { intent: "linkDemo", demo: id, version: String(version), lead: lead === leadId ? "" : leadId },
    },
  }));
}

/** The lead that a demo belongs to, and others that it could belong to, with buttons. */
export function linkedLeadData(
  demo: { id: string; lead: string | null; version: number },
  leads: readonly LeadRow[],
  now: Date,
  locale: Locale,
) {
  const { link, unlink } = demoLinkMessages[locale];
  const hidden = { intent: "linkDemo", demo: demo.id, version: String(demo.version) };
  const { linked = [], others = [] } = Object.groupBy(leads, ({ id }) =>
    id === demo.lead ? "linked" : "others",
  );
  return {
    hidden,
    linked: linked.map((lead) => {
      const { received: _, ...row } = leadLink(lead, now, locale);
      return { ...row, button: { label: unlink, values: { ...hidden, lead: "" } } };
    }),
    unlinked: others.map((lead) => ({
      ...leadLink(lead, now, locale),
      button: { label: link, values: { ...hidden, lead: lead.id } },
    })),
  };
}
