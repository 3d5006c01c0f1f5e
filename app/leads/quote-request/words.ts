import type { SubmissionWords } from "#app/forms/words.ts";
import type { ReceiptRow } from "#app/ui/receipt.tsx";
import type { EmployeeRange, PermitAnswer, QuoteForm, ServiceType } from "./rules.ts";
import type { QuoteIssue } from "./schema.ts";

export interface QuoteWords {
  name: string;
  company: string;
  email: string;
  phone: string;
  phoneExample: string;
  serviceType: string;
  serviceTypes: Readonly<Record<ServiceType, string>>;
  employees: string;
  employeeRanges: Readonly<Record<EmployeeRange, string>>;
  noAnswer: string;
  budget: string;
  budgetHint: string;
  permit: string;
  permitHint: string;
  permits: Readonly<Record<PermitAnswer, string>>;
  message: string;
  messageExample: string;
  optional: string;
  send: string;
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
  submissionWords: SubmissionWords<QuoteIssue>;
  /** What the message begins with; empty when nothing is known. */
  message: string;
  permit: PermitAnswer;
  /** The estimate that comes along: its parameters, and its rows in words. */
  estimate: { parameters: string; what: string; rows: ReceiptRow[] } | null;
}
