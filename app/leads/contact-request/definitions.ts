import type { FormDefinition } from "#app/forms/use-submission.ts";
import { contactInputOf } from "./posted-form.ts";

const loadRules = async () => (await import("./schema.ts")).checkContactForm;

export const contactDialogForm: FormDefinition = {
  name: "contact-request",
  kind: "request",
  loadRules,
  inputOf: contactInputOf,
};

export const contactMessageForm: FormDefinition = { name: "contact-message", kind: "message", loadRules };
