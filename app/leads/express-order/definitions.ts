import type { FormDefinition } from "#app/forms/use-submission.ts";

export const guardOrderForm: FormDefinition = {
  name: "guard-order",
  kind: "order",
  loadRules: async () => {
    const { checkGuardOrder } = await import("./schema.ts");
    return (posted) => checkGuardOrder(posted, new Date());
  },
};
