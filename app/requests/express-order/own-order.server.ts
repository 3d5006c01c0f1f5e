import { sql } from "kysely";
import { storedForm } from "#app/forms/form-row.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { orderFields } from "./fields.ts";
import type { OrderLink } from "./link.ts";
import type { ExpressOrder } from "./schema.ts";

/** An order as its buyer sees it by the signed link. */
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;

/**
 * The signed link of an order that was just sent; null unless its email address and phone number are those stored with
 * the id. Throws DatabaseUnavailable.
 */
export async function orderLink(database: Database, order: ExpressOrder): Promise<OrderLink | null> {
  const { id, contactEmail, contactPhone } = order;
  const call = sql`order_link(${id}::uuid, ${contactEmail}, ${contactPhone})`;
  const signature = await database.read(oneValue<string | null>(call));
  return signature === null ? null : { id, signature };
}

/** The order of a link; null for an invalid one. Throws DatabaseUnavailable. */
export async function ownOrder(database: Database, { id, signature }: OrderLink) {
  type Row = Record<string, unknown> & { state: "open" | "begun" | "answered" | "takenBack" };
  const call = sql`order_by_link(${id}::uuid, ${signature})`;
  const row = await database.read(oneValue<Row | null>(call));
  return (
    row && {
      number: String(row.number),
      createdAt: new Date(String(row.created_at)),
      /** How often it was corrected or taken back. */
      changes: Number(row.changes),
      values: storedForm(orderFields, row),
      /** Only an open one can be corrected or taken back (docs/product.md, 11.6). */
      state: row.state,
    }
  );
}

/**
 * Replaces the order of a link by `row`, or takes it back for null, and emails the sales team. False when it can't be
 * changed any more or the link is invalid. Throws RateLimited or DatabaseUnavailable.
 */
export async function changeOrder(
  database: Database,
  { id, signature }: OrderLink,
  row: object | null,
  client: Client,
): Promise<boolean> {
  const form = row && JSON.stringify(row);
  const call = sql`change_order(${id}::uuid, ${signature}, ${form}::jsonb)`;
  return (await database.as("anon", oneValue<string>(call), client)) === "done";
}
