import type { FormMessages } from "#app/forms/form-definition.ts";
import type { OrderFields } from "./fields.ts";

export interface OrderMessages extends FormMessages<OrderFields> {
  title: string;
  /** The groups of fields that have a name of their own. */
  groups: Readonly<Record<"you" | "where" | "email", string>>;
  /** What each answer about the permit means. */
  permitNotes: Readonly<Record<OrderFields["permit"]["options"][number], string>>;
  fewer: string;
  more: string;
  times: Readonly<Record<"label" | "shortest" | "late" | "day" | "from" | "to" | "hint", string>>;
  /** The initial text of the job description. */
  jobPreset: string;
  /** The title of the folded fields for the invoice. */
  invoice: string;
  sum: Readonly<Record<"title" | "terms" | "open" | "entranceHost" | "note" | "spoken", string>>;
  /** Used instead when an order is corrected. */
  correcting: Pick<FormMessages<OrderFields>, "errors" | "send" | "sent">;
  /** Placeholder: number. */
  number: string;
}
