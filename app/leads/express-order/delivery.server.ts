import * as z from "zod/mini";
import { storedForm } from "#app/leads/form-row.server.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails } from "#backend/mail/delivery.ts";
import type { Email } from "#backend/mail/email.ts";
import { orderFields } from "./fields.ts";
import type { ExpressOrder } from "./schema.ts";

const stored = z.object({
  id: z.string(),
  number: z.string(),
  locale: z.enum(["sv", "en"]),
  created_at: z.date(),
});

/** A kept order as its emails need it. Its texts are the visitor's own, whatever they hold. */
export type OrderToAnswer = ExpressOrder & { number: string; createdAt: Date };

/** Writes the emails (mail.tsx). */
export type RenderOrderEmails = (order: OrderToAnswer) => Promise<{ admin: Email; visitor: Email }>;

const job = z.object({ id: z.uuid() });

/**
 * The job send-express-order-email: sends sales its email and the buyer the confirmation
 * (backend/mail/delivery.ts). An order that has been erased since has no emails. Throws when an email was not
 * sent, so that the queue tries again.
 */
export async function deliverExpressOrder(
  payload: unknown,
  render: RenderOrderEmails,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const order = await findOrder(tools.database, id);
  if (!order) return;
  const { admin, visitor } = await render(order);
  const of = { about: "express_order", aboutId: id } as const;
  await deliverEmails(
    [
      { ...of, kind: "admin", locale: "sv", email: admin },
      { ...of, kind: "visitor", locale: order.locale, email: visitor },
    ],
    tools,
    attempt,
  );
}

async function findOrder(database: Database, id: string): Promise<OrderToAnswer | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("express_orders").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { created_at: createdAt, ...rest } = stored.parse(row);
  return { ...storedForm(orderFields, row), ...rest, createdAt };
}
