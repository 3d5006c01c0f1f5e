import type { FormDefinition } from "#app/forms/use-submission.ts";

/** The booking form, as app/forms knows a form. */
export const demoForm: FormDefinition = {
  name: "demo-booking",
  kind: "demo",
  loadRules: async () => (await import("./schema.ts")).checkDemoForm,
};
