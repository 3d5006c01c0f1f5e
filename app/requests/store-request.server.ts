import { sql } from "kysely";
import { queueWebhooks } from "#app/domain/queue-webhooks.server.ts";
import {
  emailKeyOf,
  emailTaskOf,
  type RequestKind,
  requestKindTable,
  tableOf,
} from "#app/domain/request-kinds.ts";
import { insertLead, readLeadWorkers, storeChange } from "#app/leads/change-lead.server.ts";
import { receiveRequest } from "#app/leads/lead.ts";
import { demosOfNewLead } from "#app/leads/lead-of-person.ts";
import { linkDemos, lockDemosOfPersons } from "#app/leads/person-leads.server.ts";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import { ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { errorCode } from "#backend/error-code.ts";
import { newLeads, type RequestRow } from "./new-lead.server.ts";

/**
 * Stores a visitor's request with everything that follows from it (addRequest), in one transaction of the site. One whose
 * id is stored already, perhaps by another form, changes nothing and is not counted: a visitor who sends the same form
 * again (double click, retry, back button) is never told to wait. Throws RateLimited, ProofOfWorkRequired or
 * DatabaseUnavailable (backend/database/errors.ts).
 */
export async function storeRequest<Kind extends RequestKind>(
  database: Database,
  kind: Kind,
  row: RequestRow<Kind> & { id: string },
  client: Client,
): Promise<void> {
  const work = async (queries: Queries) => {
    const counted = sql`select private.count_hit(${requestKindTable[kind].name})
      where not exists (select from leads where id = ${row.id})`;
    await allOf([counted.execute(queries), addRequest(queries, kind, row)]);
  };
  try {
    await database.as("service_role", work, { ...client, onBehalfOf: "anon", prepares: true });
  } catch (error) {
    if (isStoredAlready(error)) return;
    // The same form, sent at the same time, may have been counted first.
    const isRefused = error instanceof RateLimited || error instanceof ProofOfWorkRequired;
    if (!isRefused || !(await isStored(database, row.id))) throw error;
  }
}

async function isStored(database: Database, id: string): Promise<boolean> {
  const stored = sql<boolean>`exists (select from leads where id = ${id})`;
  return database.as("service_role", oneValue(stored));
}

/**
 * Adds a request in the caller's transaction: its row, its lead, the jobs of its emails and webhooks, the notices to the
 * staff, and the link to the demos that its person has booked. Throws PostgreSQL's 23505 when its id is stored already.
 */
export async function addRequest<Kind extends RequestKind>(
  queries: Queries,
  kind: Kind,
  row: RequestRow<Kind> & { id: string },
): Promise<void> {
  const { id } = row;
  const lead = newLeads[kind](row);
  const emails = sql`${emailTaskOf(kind)}, ${JSON.stringify({ id })}::json, ${emailKeyOf(kind, id)}`;
  const [demos, workers] = await allOf([
    lockDemosOfPersons(queries, [lead]),
    readLeadWorkers(queries),
    insertLead(queries, lead),
    queries.insertInto(tableOf(kind)).values(row).execute(),
    sql`select private.queue_job(${emails})`.execute(queries),
    queueWebhooks(queries, { type: "lead.created", lead: id }),
  ]);
  const linked = demosOfNewLead(demos.get(id) ?? [], new Date());
  await linkDemos(queries, linked, id);
  await storeChange(queries, receiveRequest(id, linked), { who: null, workers });
}

/**
 * The results of queries that are sent together, when all have succeeded. Throws the error of the first that failed:
 * it has made the later ones fail.
 */
async function allOf<Results extends unknown[]>(
  sent: {
    [Place in keyof Results]: Promise<Results[Place]>;
  },
): Promise<Results> {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return Promise.all(sent);
}

/** Whether an error says that there is a lead with the request's id. */
function isStoredAlready(error: unknown): boolean {
  return errorCode(error) === "23505" && Reflect.get(Object(error), "constraint") === "leads_pkey";
}
