import type { FormWords } from "#app/forms/form-definition.ts";
import type { OrderFields } from "./fields.ts";

export interface OrderWords extends FormWords<OrderFields> {
  /** Placeholder: number. */
  number: string;
}
