import * as z from "zod/mini";
import { storedForm } from "#app/leads/form-row.server.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails } from "#backend/mail/delivery.ts";
import type { Email } from "#backend/mail/email.ts";
import { quoteFields, quoteForms } from "./fields.ts";
import type { QuoteToKeep } from "./submit.server.ts";

const estimateText = z.object({
  what: z.string(),
  rows: z.array(z.object({ label: z.string(), amount: z.string() })),
});

const stored = z.object({
  id: z.string(),
  number: z.string(),
  form: z.enum(quoteForms),
  estimate: z.nullable(
    z.object({ parameters: z.string(), sum: z.number(), sv: estimateText, en: estimateText }),
  ),
  locale: z.enum(["sv", "en"]),
  created_at: z.date(),
});

/** A kept quote request as its emails need it. Its texts are the visitor's own, whatever they hold. */
export type QuoteToAnswer = QuoteToKeep & { number: string; createdAt: Date };

/** Writes the emails (mail.tsx). */
export type RenderQuoteEmails = (request: QuoteToAnswer) => Promise<{ admin: Email; visitor: Email }>;

const job = z.object({ id: z.uuid() });

/**
 * The job send-quote-request-email: sends sales its email and the visitor the confirmation
 * (backend/mail/delivery.ts). A request that has been erased since has no emails. Throws when an email was not
 * sent, so that the queue tries again.
 */
export async function deliverQuoteRequest(
  payload: unknown,
  render: RenderQuoteEmails,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const request = await findRequest(tools.database, id);
  if (!request) return;
  const { admin, visitor } = await render(request);
  const of = { about: "quote_request", aboutId: id } as const;
  await deliverEmails(
    [
      { ...of, kind: "admin", locale: "sv", email: admin },
      { ...of, kind: "visitor", locale: request.locale, email: visitor },
    ],
    tools,
    attempt,
  );
}

async function findRequest(database: Database, id: string): Promise<QuoteToAnswer | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("quote_requests").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { created_at: createdAt, ...rest } = stored.parse(row);
  return { ...storedForm(quoteFields, row), ...rest, createdAt };
}
