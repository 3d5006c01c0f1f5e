import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { cityName } from "#app/domain/cities.ts";
import { localTime, swedishDay } from "#app/i18n/swedish-time.ts";
import type { Route } from "./+types/export-route";
import { leadsAsCsv } from "./csv.server.ts";
import { formFactLabels, formFactsOf } from "./form-facts.server.ts";
import { sourceLabel } from "./lead-labels.server.ts";
import {
  leadListMessages,
  leadMessages,
  leadPanelMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "./messages.server.ts";
import { noteExport } from "./mutations.server.ts";
import { readLeadView } from "./rules.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { filter, sort } = readLeadView(url.searchParams);
  const names = await listNames(staff);
  const labels = leadMessages[locale];
  const { columns, exportFile, exportNextAt, filterNames } = leadListMessages[locale];
  const { facts: factNames, languages, status, reason, value, next, reply } = leadPanelMessages[locale];
  const formLabels = formFactLabels(locale);
  const rows = leadsAsCsv(
    staff,
    { filter, sort },
    {
      head: [
        factNames.number,
        columns.received,
        filterNames.kind,
        columns.organisation,
        factNames.contact,
        factNames.email,
        factNames.phone,
        columns.service,
        columns.city,
        factNames.source,
        status,
        reason,
        filterNames.assigned,
        value,
        next,
        exportNextAt,
        factNames.organisation,
        factNames.language,
        reply.body,
        ...formLabels,
      ],
      cells: (lead) => {
        const formFacts = formFactsOf(lead, locale, spreadsheetTime);
        const facts = new Map(formFacts.map(({ label, text }) => [label, text]));
        return [
          lead.number,
          spreadsheetTime(lead.createdAt),
          labels.kinds[lead.kind],
          lead.company,
          lead.name,
          lead.email,
          lead.phone,
          lead.service && labels.services[lead.service],
          cityName(lead.city, "sv"),
          sourceLabel(lead.source, locale),
          leadStatusMessages[locale].one[lead.status],
          lead.status === "lost" ? lostReasonMessages[locale][lead.lostReason ?? "unknown"] : null,
          lead.assignedTo && (names.get(lead.assignedTo) ?? null),
          lead.value?.toString() ?? null,
          lead.nextStep && nextStepMessages[locale].steps[lead.nextStep],
          lead.nextAt && spreadsheetTime(lead.nextAt),
          lead.orgNumber,
          languages[lead.locale],
          lead.message,
          ...formLabels.map((label) => facts.get(label) ?? null),
        ];
      },
    },
    (count) => noteExport(staff, filter, count),
  );
  const file = `${exportFile}-${swedishDay(new Date())}.csv`;
  return new Response(createReadableStreamFromReadable(Readable.from(rows)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "no-store",
    },
  });
}

/** A Swedish time as spreadsheets read it: "2026-11-23 21:10". */
function spreadsheetTime(time: Date): string {
  return localTime(time).replace("T", " ");
}
