import type { FormWords } from "#app/forms/form-definition.ts";
import type { OrderFields } from "./fields.ts";

export interface OrderWords extends FormWords<OrderFields> {
  title: string;
  /** The groups of fields that have a name of their own. */
  groups: Readonly<Record<"you" | "where" | "email", string>>;
  /** What each answer about the permit means. */
  permitNotes: Readonly<Record<OrderFields["permit"]["options"][number], string>>;
  fewer: string;
  more: string;
  times: Readonly<Record<"label" | "shortest" | "late" | "day" | "from" | "to" | "hint", string>>;
  /** What stands under Uppdrag until something else is written there. */
  jobPreset: string;
  /** What the invoice needs beside, folded. */
  invoice: string;
  sum: Readonly<Record<"title" | "terms" | "open" | "entranceHost" | "note" | "spoken", string>>;
  /** In place of `send` and `sent`, where an order is corrected. */
  correct: string;
  corrected: string;
  /** Placeholder: number. */
  number: string;
}
