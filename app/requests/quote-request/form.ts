import type { FormDefinition } from "#app/forms/form-definition.ts";
import { guardFields, orderGuardFields, type QuoteForm } from "./fields.ts";

const loadSchema = async () => (await import("./schema.ts")).checkQuoteForm;

export const quoteDefinitions: Readonly<
  Record<QuoteForm, FormDefinition<typeof guardFields | typeof orderGuardFields>>
> = {
  guard: { name: "guard-quote", kind: "guard", fields: guardFields, sender: "company", loadSchema },
  orderGuard: {
    name: "order-guard-quote",
    kind: "orderGuard",
    fields: orderGuardFields,
    sender: "company",
    loadSchema,
  },
};
