import type { ContactIssue } from "./schema.ts";

/** What both forms say about sending (app/content/shared/forms.server.ts). */
export interface SubmissionWords {
  issues: Readonly<Record<ContactIssue, string>>;
  summaryTitle: string;
  /** Put before the page's title while something is wrong. */
  errorPrefix: string;
  busy: string;
  sent: string;
  failed: { unavailable: string; failed: string; rateLimited: string };
  /** Under a failure: that nothing typed is lost. */
  kept: string;
  waiting: string;
  waitingMore: string;
  trap: string;
  legal: string;
  legalLink: string;
}

/** The words of the contact dialog and of the page with the same form. */
export interface ContactRequestWords {
  title: string;
  lead: string;
  close: string;
  type: string;
  email: string;
  phone: string;
  emailAddress: string;
  emailExample: string;
  phoneNumber: string;
  phoneExample: string;
  company: string;
  send: string;
}

/** The words of the contact form of the home page. */
export interface ContactMessageWords {
  name: string;
  company: string;
  email: string;
  phone: string;
  phoneExample: string;
  optional: string;
  message: string;
  messageExample: string;
  send: string;
}
