import type { Names } from "#app/admin/colleagues.server.ts";
import { cityName } from "#app/domain/cities.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ExportCell, ExportColumn, ExportTable } from "#app/leads/export.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { tagsText } from "#app/leads/tag.ts";
import {
  leadFactMessages,
  leadMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "#app/leads/words.server.ts";
import { formFactLabels, formFactsOf } from "./form-facts.server.ts";
import { sourceLabel } from "./lead-labels.server.ts";
import { leadTagsMessages } from "./lead-tags-words.server.ts";
import { leadListMessages, leadPanelMessages } from "./words.server.ts";

/** An export of leads: what every lead has, and a column for each other field of a form. */
export function exportTable(names: Names, locale: Locale): ExportTable {
  const labels = leadMessages[locale];
  const factNames = leadFactMessages[locale];
  const { columns: columnNames, exportNextAt, filterNames } = leadListMessages[locale];
  const { facts, languages, status, reason, value, next, email } = leadPanelMessages[locale];
  const columns: (ExportColumn & { cell: (lead: LeadRow) => ExportCell })[] = [
    { label: facts.number, width: 14, cell: (lead) => lead.number },
    { label: columnNames.received, width: 17, isTime: true, cell: (lead) => lead.createdAt },
    { label: filterNames.kind, width: 16, cell: (lead) => labels.kinds[lead.kind].short },
    { label: columnNames.organisation, width: 28, cell: (lead) => lead.company },
    { label: facts.contact, width: 22, cell: (lead) => lead.name },
    { label: facts.email, width: 28, cell: (lead) => lead.email },
    { label: facts.phone, width: 18, cell: (lead) => lead.phone },
    { label: filterNames.service, width: 16, cell: (lead) => lead.service && labels.services[lead.service] },
    { label: filterNames.city, width: 12, cell: (lead) => cityName(lead.city, "sv") },
    { label: factNames.place, width: 24, cell: (lead) => lead.place },
    { label: factNames.startsAt, width: 17, isTime: true, cell: (lead) => lead.startsAt },
    { label: facts.source, width: 20, cell: (lead) => sourceLabel(lead.source, locale) },
    { label: status, width: 12, cell: (lead) => leadStatusMessages[locale].one[lead.status] },
    {
      label: reason,
      width: 18,
      cell: (lead) =>
        lead.status === "lost" ? lostReasonMessages[locale][lead.lostReason ?? "unknown"] : null,
    },
    {
      label: filterNames.assigned,
      width: 20,
      cell: (lead) => (lead.assignedTo && names.get(lead.assignedTo)) || null,
    },
    { label: value, width: 14, cell: (lead) => lead.value },
    {
      label: next,
      width: 20,
      cell: (lead) => lead.nextStep && nextStepMessages[locale].steps[lead.nextStep],
    },
    { label: exportNextAt, width: 17, isTime: true, cell: (lead) => lead.nextAt },
    { label: leadTagsMessages[locale].label, width: 24, cell: (lead) => tagsText(lead.tags) || null },
    { label: facts.organisation, width: 14, cell: (lead) => lead.orgNumber },
    { label: facts.language, width: 12, cell: (lead) => languages[lead.locale] },
    { label: email.body, width: 60, cell: (lead) => lead.message },
  ];
  const formColumns = formFactLabels(locale).map((column) => ({ ...column, width: 20 }));
  return {
    columns: [...columns, ...formColumns],
    cells: (lead) => {
      const formFacts = new Map(formFactsOf(lead, locale).map((fact) => [fact.label, fact.value]));
      return [
        ...columns.map(({ cell }) => cell(lead)),
        ...formColumns.map(({ label }) => formFacts.get(label) ?? null),
      ];
    },
  };
}
