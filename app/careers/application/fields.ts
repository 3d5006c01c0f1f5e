import { cities } from "#app/domain/cities.ts";
import { jobRoles } from "#app/domain/services.ts";
import type { FormFields } from "#app/forms/form-fields.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/** An application for a job (product 13.16). With an opening, its role and city are those of the opening. */
export const applicationFields = {
  role: { kind: "choice", options: jobRoles, open: true },
  city: { kind: "choice", options: cities.map(({ slug }) => slug), open: true },
  name: { kind: "text", ...textBounds.name, autoComplete: "name" },
  phone: { kind: "phone" },
  email: { kind: "email" },
  message: { kind: "lines", min: 1, max: textBounds.message.max, optional: true },
  /** The slug of the opening that it is for. */
  opening: { kind: "hidden", max: 100, optional: true },
} as const satisfies FormFields;
export type ApplicationFields = typeof applicationFields;
