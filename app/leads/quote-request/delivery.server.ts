import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverLetters } from "#backend/mail/delivery.ts";
import type { Letter } from "#backend/mail/email.ts";
import type { EstimateRecord } from "./mutations.server.ts";
import { employeeRanges, permitAnswers, quoteForms, serviceTypes } from "./rules.ts";

const estimateText = z.object({
  what: z.string(),
  rows: z.array(z.object({ label: z.string(), amount: z.string() })),
});

const kept = z.object({
  id: z.string(),
  number: z.string(),
  form: z.enum(quoteForms),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  service_type: z.enum([...serviceTypes.guard, ...serviceTypes.order_guard]),
  employees: z.nullable(z.enum(employeeRanges)),
  budget: z.nullable(z.string()),
  permit: z.nullable(z.enum(permitAnswers)),
  estimate: z.nullable(
    z.object({ parameters: z.string(), sum: z.number(), sv: estimateText, en: estimateText }),
  ),
  locale: z.enum(["sv", "en"]),
  created_at: z.date(),
});

/** A kept quote request as its letters need it. Its texts are the visitor's own, whatever they hold. */
export type QuoteToAnswer = z.infer<typeof kept> & { estimate: EstimateRecord | null };

/** Writes the letters (mail.tsx). */
export type RenderQuoteLetters = (request: QuoteToAnswer) => Promise<{ desk: Letter; visitor: Letter }>;

const job = z.object({ id: z.uuid() });

/**
 * The job send-quote-request-email: sends sales its letter and the visitor the confirmation
 * (backend/mail/delivery.ts). A request that has been erased since has no letters. Throws when a letter was not
 * sent, so that the queue tries again.
 */
export async function deliverQuoteRequest(
  payload: unknown,
  render: RenderQuoteLetters,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const request = await findRequest(tools.database, id);
  if (!request) return;
  const { desk, visitor } = await render(request);
  const of = { about: "quote_request", aboutId: id } as const;
  await deliverLetters(
    [
      { ...of, kind: "desk", locale: "sv", letter: desk },
      { ...of, kind: "visitor", locale: request.locale, letter: visitor },
    ],
    tools,
    attempt,
  );
}

async function findRequest(database: Database, id: string): Promise<QuoteToAnswer | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("quote_requests").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  return row && kept.parse(row);
}
