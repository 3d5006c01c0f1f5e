import type { FormDefinition } from "#app/forms/form-definition.ts";
import { applicationFields } from "./fields.ts";

export const applicationForm = {
  name: "job-application",
  kind: "application",
  fields: applicationFields,
  sender: "email",
  subject: "opening",
  loadSchema: async () => (await import("./schema.ts")).checkApplication,
} as const satisfies FormDefinition;
