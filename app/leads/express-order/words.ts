import type { FormWords } from "#app/forms/form-definition.ts";
import type { OrderFields } from "./fields.ts";

export interface OrderWords extends FormWords<OrderFields> {
  /** Place: number. */
  number: string;
}
