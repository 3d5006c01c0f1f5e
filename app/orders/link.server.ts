import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { OrderLink } from "./link.ts";

/** Whether a link's signature is ours, in a transaction of the site. */
export function isOurLink(queries: Queries, { id, signature }: OrderLink): Promise<boolean> {
  return oneValue<boolean>(sql`private.is_order_signature(${id}::uuid, ${signature})`)(queries);
}

/** The buyer's link of a lead, in a transaction of the site. */
export async function linkOfLead(queries: Queries, lead: string): Promise<OrderLink> {
  return {
    id: lead,
    signature: await oneValue<string>(sql`private.order_signature(${lead}::uuid)`)(queries),
  };
}
