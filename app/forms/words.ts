/** What every form says about checking and sending (app/content/shared/forms.server.ts). */
export interface SubmissionWords<Code extends string = string> {
  /** By the codes of the form's schema. */
  issues: Readonly<Record<Code, string>> & { readonly formInvalid: string };
  summaryTitle: string;
  /** Put before the page's title while something is wrong. */
  errorPrefix: string;
  busy: string;
  sent: string;
  failed: { unavailable: string; failed: string; rateLimited: string; challenge: string };
  /** Under a failure: that nothing typed is lost. */
  kept: string;
  waiting: string;
  waitingMore: string;
  trap: string;
  legal: string;
  legalLink: string;
}
