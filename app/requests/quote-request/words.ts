import type { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import type { FormMessages } from "#app/forms/form-definition.ts";
import type { YesFirst } from "#app/forms/yes-first.tsx";
import type { ReceiptRow } from "#app/ui/receipt.tsx";
import type { PermitAnswer, QuoteFields, QuoteForm, ServiceType } from "./fields.ts";

type QuoteMessages = (typeof quoteMessages)["sv"] & FormMessages<QuoteFields>;

/** Everything a quote form shows, in one language: from the page's loader, or fetched for the dialog. */
export interface QuoteFormData {
  form: QuoteForm;
  serviceType: ServiceType;
  /** Whether the link named a service, which then replaces an earlier unsent choice. */
  chosen: boolean;
  title: string;
  lead: string;
  yes: YesFirst;
  other: { text: string; link: string; href: string };
  messages: QuoteMessages;
  /** The initial text of the message; "" when nothing is known. */
  message: string;
  permit: PermitAnswer;
  /** The estimate: its parameters, and its rows in words. */
  estimate: { parameters: string; what: string; rows: ReceiptRow[] } | null;
}
