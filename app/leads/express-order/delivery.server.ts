import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverLetters } from "#backend/mail/delivery.ts";
import type { Letter } from "#backend/mail/email.ts";
import { orderServices, permitAnswers } from "./rules.ts";

const kept = z.object({
  id: z.string(),
  number: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  billing_email: z.string(),
  contact_phone: z.nullable(z.string()),
  service: z.enum(orderServices),
  location: z.string(),
  job_description: z.string(),
  guard_count: z.number(),
  starts_at: z.date(),
  ends_at: z.date(),
  permit: z.nullable(z.enum(permitAnswers)),
  reference: z.nullable(z.string()),
  locale: z.enum(["sv", "en"]),
  created_at: z.date(),
});

/** A kept order as its letters need it. Its texts are the visitor's own, whatever they hold. */
export type OrderToAnswer = z.infer<typeof kept>;

/** Writes the letters (mail.tsx). */
export type RenderOrderLetters = (order: OrderToAnswer) => Promise<{ desk: Letter; visitor: Letter }>;

const job = z.object({ id: z.uuid() });

/**
 * The job send-guard-order-email: sends sales its letter and the buyer the confirmation
 * (backend/mail/delivery.ts). An order that has been erased since has no letters. Throws when a letter was not
 * sent, so that the queue tries again.
 */
export async function deliverGuardOrder(
  payload: unknown,
  render: RenderOrderLetters,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const order = await findOrder(tools.database, id);
  if (!order) return;
  const { desk, visitor } = await render(order);
  const of = { about: "guard_order", aboutId: id } as const;
  await deliverLetters(
    [
      { ...of, kind: "desk", locale: "sv", letter: desk },
      { ...of, kind: "visitor", locale: order.locale, letter: visitor },
    ],
    tools,
    attempt,
  );
}

async function findOrder(database: Database, id: string): Promise<OrderToAnswer | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("guard_orders").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  return row && kept.parse(row);
}
