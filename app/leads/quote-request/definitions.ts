import type { FormDefinition } from "#app/forms/use-submission.ts";
import type { QuoteForm } from "./rules.ts";

const loadRules = async () => (await import("./schema.ts")).checkQuoteForm;

export const quoteDefinitions: Readonly<Record<QuoteForm, FormDefinition>> = {
  guard: { name: "guard-quote", kind: "guard", loadRules },
  order_guard: { name: "order-guard-quote", kind: "order_guard", loadRules },
};
