import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/callout.css";
import "#app/admin/admin-page.css";
import "./lead-notice.css";

/** What the server answers to a change at the admin. */
export type LeadAnswer =
  | {
      kind: "done";
      what: "handle" | "note" | "removeNote" | "restoreNote" | "reply";
      text: string;
      /** Of the lead since, where the change raised it. */
      version?: number;
      /** The form that takes it back. */
      undo?: { intent: "handle" | "restoreNote"; values: Readonly<Record<string, string>> };
    }
  | {
      kind: "refused";
      title: string;
      text: string;
      /** A colleague was ahead: the version that the notice tells of, and the email that was not sent. */
      conflict?: { version: number; reply?: Readonly<Record<string, string>> };
    }
  | {
      kind: "wrong";
      what: "note" | "reply";
      errors: readonly { fieldId: string; name: string; text: string }[];
      /** What was typed. */
      values: Readonly<Record<string, string>>;
    };

/** What became of a change at the admin; nobody knows where the server did not answer. */
export type LeadOutcome = LeadAnswer | { kind: "unanswered" };

export interface LeadNoticeWords {
  undo: string;
  wrong: { title: string };
  unanswered: { title: string; text: string };
}

interface LeadNoticeProps {
  outcome: LeadOutcome | undefined;
  words: LeadNoticeWords;
  /** The lead, on a page of many. */
  about?: { title: string; href: string } | undefined;
}

/** Says what became of a change, moves the focus there, and offers to take it back. */
export function LeadNotice({ outcome, words, about }: LeadNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  if (outcome.kind === "wrong")
    return <ErrorSummary ref={box} title={words.wrong.title} errors={outcome.errors} />;
  const isDone = outcome.kind === "done";
  const { title, text } = outcome.kind === "unanswered" ? words.unanswered : { title: null, ...outcome };
  return (
    <section
      ref={box}
      className={`lead-notice ${isDone ? "lead-notice--done" : "lead-notice--refused"}`}
      role={isDone ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={isDone ? "check" : "warn"} />
      <div>
        {title ? <b>{title}</b> : null}
        <p>
          {about ? (
            <>
              <Link to={about.href}>{about.title}</Link>
              {": "}
            </>
          ) : null}
          {text}
        </p>
      </div>
      {isDone && outcome.undo ? (
        <Form method="post" preventScrollReset>
          {Object.entries(outcome.undo.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name="intent" value={outcome.undo.intent} className="plain-button">
            {words.undo}
          </button>
        </Form>
      ) : null}
    </section>
  );
}
