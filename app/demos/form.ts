import type { FormDefinition } from "#app/forms/form-definition.ts";
import { demoFields } from "./fields.ts";

export const demoForm = {
  name: "demo-booking",
  kind: "demo",
  fields: demoFields,
  sender: "company",
  loadSchema: async () => (await import("./schema.ts")).checkDemoForm,
} as const satisfies FormDefinition;
