import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { type InboundState, inboundFacts } from "./inbound.ts";

/** The settings of incoming emails. */
interface Settings {
  REPLY_DOMAIN?: string | undefined;
  REPLY_SMTP_PORT?: number | undefined;
  SALES_MAILBOX: string;
}

/** What is known of incoming emails and of meeting links. Throws DatabaseUnavailable. */
export async function readInbound(
  database: Database,
  { REPLY_DOMAIN, REPLY_SMTP_PORT, SALES_MAILBOX }: Settings,
): Promise<InboundState> {
  const facts = await database.as("service_role", oneValue(sql`private.inbound_facts()`));
  return {
    ...inboundFacts.parse(facts),
    address: REPLY_DOMAIN ? `${SALES_MAILBOX}@${REPLY_DOMAIN}` : null,
    isOpen: REPLY_SMTP_PORT !== undefined,
  };
}
