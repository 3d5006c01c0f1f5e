import { sql } from "kysely";
import type { Cursor } from "#app/domain/cursor.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import { type LeadRow, placeColumn } from "#app/leads/leads.server.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { orderedTimes } from "#app/requests/ordered-times.server.ts";
import { quoteFields } from "#app/requests/quote-request/fields.ts";
import type { Queries } from "#backend/database/connection.ts";
import { byChange, changePage } from "./changes.server.ts";
import type { Lead, ListQuery } from "./schema.server.ts";

/** What the JSON of a lead is made of. */
type LeadColumns = Omit<LeadRow, "assignedTo" | "nextStep" | "nextAt" | "version"> & { updatedAt: Date };

const columns = sql`id, kind, number, created_at as "createdAt", updated_at as "updatedAt", locale, company, name, email,
  phone, service, city, source, ${placeColumn} as place, message, status, lost_reason as "lostReason", value, starts_at as "startsAt",
  first_response_at as "firstResponseAt", merged_into as "mergedInto", org_number as "orgNumber", facts`;

/** One lead as JSON, for the API and for webhooks; undefined for none that the transaction's role may see. */
export async function findLead(queries: Queries, id: string): Promise<Lead | undefined> {
  const { rows } = await sql<LeadColumns>`select ${columns} from leads where id = ${id}`.execute(queries);
  return rows[0] && leadJson(rows[0]);
}

/** A page of leads by their last change, as JSON. */
export async function listLeads(queries: Queries, query: ListQuery) {
  const { time, rest } = byChange("leads", "updated_at", query);
  const { rows } = await sql<LeadColumns & Cursor>`select ${columns}, ${time} from leads ${rest}`.execute(
    queries,
  );
  return changePage(rows, query, leadJson);
}

/** A lead as JSON. */
function leadJson({ facts, ...lead }: LeadColumns): Lead {
  const order = storedValues(orderFields, lead.kind === "order" ? facts : {});
  const quote = storedValues(quoteFields, lead.kind === "quote" ? facts : {});
  return {
    ...lead,
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
    firstResponseAt: lead.firstResponseAt?.toISOString() ?? null,
    startsAt: lead.startsAt?.toISOString() ?? null,
    endsAt: orderedTimes({ startsAt: lead.startsAt, facts }).endsAt?.toISOString() ?? null,
    guardCount: order.guardCount ?? quote.guardCount,
    period: quote.period,
    permit: order.permit ?? quote.permit,
    reference: order.reference,
    billingEmail: order.billingEmail,
  };
}
