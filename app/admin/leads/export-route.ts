import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import type { Route } from "./+types/export-route";
import { leadsAsCsv } from "./csv.server.ts";
import { formFactLabels, formFactsOf } from "./form-facts.server.ts";
import { cityName, sourceLabel } from "./lead-labels.server.ts";
import { noteExport } from "./mutations.server.ts";
import { viewOf } from "./rules.ts";
import { leadListWords, leadPanelWords, leadStatusWords, leadWords } from "./words.server.ts";

/** The leads of a list as a CSV file, streamed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { filter, sort } = viewOf(url.searchParams);
  const names = await listNames(staff);
  const labels = leadWords[locale];
  const { columns, filterNames } = leadListWords[locale];
  const { facts: factNames, status, reply } = leadPanelWords[locale];
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
        filterNames.assigned,
        reply.body,
        ...formLabels,
      ],
      cells: (lead) => {
        const facts = new Map(formFactsOf(lead, locale).map(({ label, text }) => [label, text]));
        return [
          lead.number,
          lead.createdAt.toISOString(),
          labels.kinds[lead.kind],
          lead.company,
          lead.name,
          lead.email,
          lead.phone,
          lead.service && labels.services[lead.service],
          cityName(lead.city),
          sourceLabel(lead.source, locale),
          leadStatusWords[locale].one[lead.status],
          lead.assignedTo && (names.get(lead.assignedTo) ?? null),
          lead.message,
          ...formLabels.map((label) => facts.get(label) ?? null),
        ];
      },
    },
    (count) => noteExport(staff, filter, count),
  );
  const day = new Date().toISOString().slice(0, 10);
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => rows.return(undefined).then(() => undefined),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="leads-${day}.csv"`,
      "cache-control": "no-store",
    },
  });
}
