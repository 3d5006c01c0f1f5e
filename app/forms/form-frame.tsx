import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { SubmissionMessages } from "./form-definition.ts";
import type { useSubmission } from "./use-submission.ts";
import type { YesFirst } from "./yes-first.tsx";
import "./form-frame.css";

type Submission = Pick<
  ReturnType<typeof useSubmission>,
  "id" | "kind" | "locale" | "attemptErrors" | "notice" | "busy" | "summary" | "fromServer"
> & { messages: SubmissionMessages & { send: string } };

/** The start of every form: the error summary, and the form's introduction. */
export function FormStart({ submission }: { submission: Submission }) {
  const { id, kind, locale, messages, attemptErrors, summary, fromServer } = submission;
  return (
    <>
      {attemptErrors.length > (fromServer ? 0 : 1) ? (
        <ErrorSummary
          ref={summary}
          title={messages.summaryTitle}
          errors={attemptErrors.map(({ name, text }) => ({ fieldId: `${id}${name}`, text }))}
        />
      ) : null}
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
}

interface FormEndProps {
  submission: Submission;
  /** Another button than the one that sends the form. */
  button?: ReactNode;
  /** Where the booking app is the first action. */
  yes?: YesFirst | undefined;
  /** Links and buttons beside it. */
  children?: ReactNode;
}

/**
 * The end of every form: the result of sending, the button, why we ask (GDPR, article 13), and the honeypot.
 * The honeypot is last, because a dialog that opens focuses its first field, visible or not.
 */
export function FormEnd({ submission, button, yes, children }: FormEndProps) {
  const { locale, messages, notice, busy } = submission;
  const app = yes?.app;
  return (
    <>
      {notice ? (
        <p
          className={`sending sending--${notice.tone} full`}
          role={notice.tone === "error" ? "alert" : "status"}
        >
          <b className="own-line">{notice.text}</b> {notice.more}
        </p>
      ) : null}
      <div className="actions full">
        {button ?? (
          <BusyButton busy={busy} busyText={messages.busy} kind={app ? "secondary" : "primary"}>
            {app?.send ?? messages.send}
          </BusyButton>
        )}
        {children}
      </div>
      <p className="meta muted full">
        {messages.legal} <a href={pageHref("privacy", locale)}>{messages.legalLink}</a>
      </p>
      <label className="visually-hidden" aria-hidden="true">
        {messages.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
