import { adminRequest } from "#app/admin/admin-request.server.ts";
import type { Route } from "./+types/export-route";
import { leadsAsCsv } from "./csv.server.ts";
import { listColleagues } from "./data.server.ts";
import { formFactLabels, formFactsOf } from "./form-facts.server.ts";
import { cityName, sourceLabel } from "./lead-labels.server.ts";
import { leadStatusWords, leadWords } from "./lead-words.server.ts";
import { noteExport } from "./mutations.server.ts";
import { viewOf } from "./rules.ts";
import { leadPageWords, leadsPageWords } from "./words.server.ts";

/** The leads of a list as a CSV file, streamed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { filter, sort } = viewOf(url.searchParams);
  const colleagues = new Map((await listColleagues(staff)).map(({ id, name }) => [id, name]));
  const labels = leadWords[locale];
  const { columns, filterNames } = leadsPageWords[locale];
  const { facts, note: _, status, reply } = leadPageWords[locale];
  const formLabels = formFactLabels(locale);
  const rows = leadsAsCsv(
    staff,
    { filter, sort },
    {
      head: [
        facts.number,
        columns.received,
        filterNames.kind,
        columns.organisation,
        facts.contact,
        facts.email,
        facts.phone,
        columns.service,
        columns.city,
        columns.source,
        status,
        filterNames.assigned,
        reply.body,
        ...formLabels,
      ],
      cells: (lead) => {
        const told = new Map(formFactsOf(lead, locale).map(({ label, text }) => [label, text]));
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
          lead.assignedTo && (colleagues.get(lead.assignedTo) ?? null),
          lead.message,
          ...formLabels.map((label) => told.get(label) ?? null),
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
