import type { FormWords } from "#app/forms/form-definition.ts";
import type { ReceiptRow } from "#app/ui/receipt.tsx";
import type { PermitAnswer, QuoteFields, QuoteForm, ServiceType } from "./fields.ts";

export interface QuoteWords extends FormWords<QuoteFields> {
  cancel: string;
  close: string;
  /** Place: number. */
  number: string;
  estimate: { title: string; note: string };
}

/** Everything a quote form shows, in one language: the page's loader and the dialog's address give the same. */
export interface QuoteFormData {
  form: QuoteForm;
  serviceType: ServiceType;
  /** Whether the link named a service: it then goes before what was chosen and not sent earlier. */
  chosen: boolean;
  title: string;
  lead: string;
  /** To the other form. */
  other: { text: string; link: string; href: string };
  words: QuoteWords;
  /** What the message begins with; empty when nothing is known. */
  message: string;
  permit: PermitAnswer;
  /** The estimate that comes along: its parameters, and its rows in words. */
  estimate: { parameters: string; what: string; rows: ReceiptRow[] } | null;
}
