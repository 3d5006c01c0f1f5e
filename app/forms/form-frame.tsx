import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { SubmissionMessages } from "./form-definition.ts";
import { Sent } from "./sent.tsx";
import type { useSubmission } from "./use-submission.ts";
import "./form-frame.css";

interface FrameProps {
  locale: Locale;
  messages: SubmissionMessages;
  submission: Pick<
    ReturnType<typeof useSubmission>,
    "id" | "kind" | "attemptErrors" | "notice" | "summary" | "fromServer"
  >;
}

/** The start of every form: the error summary, and the form's introduction. */
export function FormStart({ locale, messages, submission }: FrameProps) {
  const { id, attemptErrors, summary, fromServer } = submission;
  return (
    <>
      {attemptErrors.length > (fromServer ? 0 : 1) ? (
        <ErrorSummary
          ref={summary}
          title={messages.summaryTitle}
          errors={attemptErrors.map(({ name, text }) => ({ fieldId: `${id}${name}`, text }))}
        />
      ) : null}
      <input type="hidden" name="form" value={submission.kind} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
}

/**
 * The end of every form: the result of sending, the button, why we ask (GDPR, article 13), and the honeypot.
 * The honeypot is last, because a dialog that opens focuses its first field, visible or not.
 */
export function FormEnd({
  locale,
  messages,
  submission,
  thanks,
  children,
}: FrameProps & { thanks?: string | undefined; children: ReactNode }) {
  const { notice } = submission;
  return (
    <>
      {notice ? (
        <p
          className={`sending sending-${notice.tone} full`}
          role={notice.tone === "error" ? "alert" : "status"}
        >
          <b className="own-line">{notice.text}</b> {notice.more}
        </p>
      ) : null}
      {thanks === undefined ? null : <Sent messages={messages} title={messages.sent} text={thanks} />}
      <div className="actions full">{children}</div>
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
