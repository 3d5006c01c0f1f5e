import type { FormDefinition } from "#app/forms/form-definition.ts";
import { orderFields } from "./fields.ts";

export const expressOrderForm = {
  name: "express-order",
  kind: "order",
  fields: orderFields,
  sender: "contactEmail",
  loadSchema: async () => {
    const { checkExpressOrder } = await import("./schema.ts");
    return (posted) => checkExpressOrder(posted, new Date());
  },
} as const satisfies FormDefinition;
