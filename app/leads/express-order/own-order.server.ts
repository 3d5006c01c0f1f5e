import { sql } from "kysely";
import { hasEnded, type LeadStatus } from "#app/domain/lead-status.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { orderFields } from "./fields.ts";
import type { OrderLink } from "./link.ts";
import type { ExpressOrder } from "./schema.ts";

/** An order as its buyer sees it again. */
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;

/** The link of an order that was just sent; null for whoever does not know what it is. Throws DatabaseUnavailable. */
export async function orderLink(database: Database, order: ExpressOrder): Promise<OrderLink | null> {
  const { id, contactEmail, contactPhone } = order;
  const signature = await database.read((queries) =>
    oneValue<string | null>(queries, sql`order_link(${id}::uuid, ${contactEmail}, ${contactPhone})`),
  );
  return signature === null ? null : { id, signature };
}

/** The order that a link leads to; null for a link that does not hold. Throws DatabaseUnavailable. */
export async function ownOrder(database: Database, { id, signature }: OrderLink) {
  const row = await database.read((queries) =>
    oneValue<(Record<string, unknown> & { status: LeadStatus }) | null>(
      queries,
      sql`order_by_link(${id}::uuid, ${signature})`,
    ),
  );
  return (
    row && {
      number: String(row.number),
      createdAt: new Date(String(row.created_at)),
      values: storedForm(orderFields, row),
      isTakenBack: row.taken_back_at !== null,
      /** Whether it can be corrected or taken back still: nobody has said yes or no to it. */
      isOpen: !hasEnded(row.status),
    }
  );
}

/**
 * Corrects an order by its link to what its row shall be, or takes it back for null; the sales team is told. False when
 * it can't be changed any more, or the link does not hold. Throws RateLimited or DatabaseUnavailable.
 */
export async function changeOrder(
  database: Database,
  { id, signature }: OrderLink,
  row: object | null,
  client: Client,
): Promise<boolean> {
  const form = row && JSON.stringify(row);
  const result = await database.as(
    "anon",
    (queries) => oneValue<string>(queries, sql`change_order(${id}::uuid, ${signature}, ${form}::jsonb)`),
    client,
  );
  return result === "done";
}
