import { type DetailFact, detailFacts } from "#app/admin/ui/detail-facts.tsx";
import { cityName } from "#app/domain/cities.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { mailto } from "#app/email/email-links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadRow } from "./data.server.ts";
import { formFactsOf, serviceTypeOf } from "./form-facts.server.ts";
import { sourceLabel } from "./lead-labels.server.ts";
import { leadMessages, leadPanelMessages } from "./messages.server.ts";

/** What the visitor filled in, in a fixed order. */
export function leadFacts(lead: LeadRow, locale: Locale): DetailFact[] {
  const { facts: names, languages } = leadPanelMessages[locale];
  const service = lead.service && leadMessages[locale].services[lead.service];
  const type = serviceTypeOf(lead, locale)?.toLowerCase();
  return detailFacts([
    [names.number, lead.number],
    [names.contact, lead.name],
    [names.email, lead.email, lead.email && mailto(lead.email)],
    [names.phone, lead.phone, lead.phone && telephoneHref(lead.phone)],
    [names.organisation, lead.orgNumber],
    [names.service, [service, type].filter(Boolean).join(", ") || null],
    // An order has its location among the form's facts.
    [names.city, lead.kind === "order" ? null : cityName(lead.city, "sv")],
    ...formFactsOf(lead, locale).map(({ label, text }) => [label, text] as const),
    [names.language, lead.locale === locale ? null : languages[lead.locale]],
    [names.source, sourceLabel(lead.source, locale)],
  ]);
}
