import type { FormDefinition } from "#app/forms/use-submission.ts";

export const expressOrderForm: FormDefinition = {
  name: "express-order",
  kind: "order",
  loadRules: async () => {
    const { checkExpressOrder } = await import("./schema.ts");
    return (posted) => checkExpressOrder(posted, new Date());
  },
};
