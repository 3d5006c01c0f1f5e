import type { DetailFact } from "#app/admin/ui/detail-facts.tsx";
import { cityName } from "#app/domain/cities.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { mailto } from "#app/email/email-links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { writtenFacts } from "#app/leads/facts.ts";
import type { LeadFactName } from "#app/leads/lead.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadFactMessages, leadMessages } from "#app/leads/words.server.ts";
import { sentFacts } from "#app/requests/new-lead.server.ts";
import { formFactsOf, serviceTypeOf } from "./form-facts.server.ts";
import { factText, sourceLabel } from "./lead-labels.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** A fact of a lead: its name if it can be corrected, and what the customer wrote if it was. */
export interface LeadFact extends DetailFact {
  name?: LeadFactName;
  sent?: string;
}

type FactRow = readonly [
  label: string,
  value: string | null,
  fact?: { name?: LeadFactName; href?: string | null },
];

/** What is known of a lead, in a fixed order. */
export function leadFacts(lead: LeadRow, locale: Locale): LeadFact[] {
  const { facts: names, languages } = leadPanelMessages[locale];
  const labels = leadFactMessages[locale];
  const service = lead.service && leadMessages[locale].services[lead.service];
  const type = serviceTypeOf(lead, locale)?.toLowerCase();
  const written = writtenFacts(lead);
  const rows: FactRow[] = [
    [names.number, lead.number],
    [labels.company, lead.company, { name: "company" }],
    [labels.name, lead.name, { name: "name" }],
    [labels.email, lead.email, { name: "email", href: lead.email && mailto(lead.email) }],
    [labels.phone, lead.phone, { name: "phone", href: lead.phone && telephoneHref(lead.phone) }],
    [labels.orgNumber, lead.orgNumber, { name: "orgNumber" }],
    [labels.service, [service, type].filter(Boolean).join(", ") || null, { name: "service" }],
    [labels.place, lead.place, { name: "place" }],
    [names.city, lead.place ? null : cityName(lead.city, "sv")],
    [labels.startsAt, factText("startsAt", written.startsAt, locale), { name: "startsAt" }],
    ...formFactsOf(lead, locale).map(({ label, text }): FactRow => [label, text]),
    [labels.locale, lead.locale === locale ? null : languages[lead.locale], { name: "locale" }],
    [names.source, sourceLabel(lead.source, locale)],
  ];
  const sent = sentTexts(lead, locale);
  return rows.flatMap(([label, value, { name, href } = {}]) => {
    const before = name && sent[name];
    if (!value && !before) return [];
    return {
      label,
      value: value ?? leadPanelMessages[locale].event.empty,
      ...(href ? { href } : {}),
      ...(name ? { name } : {}),
      ...(before ? { sent: before } : {}),
    };
  });
}

/** What the customer wrote in the form, of the facts that are no longer as they wrote them. */
export function sentTexts(lead: LeadRow, locale: Locale): Partial<Record<LeadFactName, string>> {
  const sent = sentFacts(lead.kind, lead.facts);
  if (!sent) return {};
  const [was, now] = [writtenFacts(sent), writtenFacts(lead)];
  const changed = Object.entries(was).flatMap(([name, text]) =>
    text !== "" && text !== now[name as LeadFactName] ? [[name, factText(name, text, locale)] as const] : [],
  );
  return Object.fromEntries(changed) as Partial<Record<LeadFactName, string>>;
}
