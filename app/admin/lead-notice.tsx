import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/callout.css";

/** What became of a change at the desk. */
export type LeadOutcome =
  | {
      kind: "done";
      what: "handle" | "note" | "removeNote" | "restoreNote" | "reply";
      text: string;
      /** The form that takes it back. */
      undo?: { intent: "handle" | "restoreNote"; values: Readonly<Record<string, string>> };
    }
  | { kind: "refused"; title: string; text: string }
  | {
      kind: "wrong";
      what: "note" | "reply";
      errors: readonly { fieldId: string; name: string; text: string }[];
      /** What was typed. */
      values: Readonly<Record<string, string>>;
    };

interface LeadNoticeProps {
  outcome: LeadOutcome | undefined;
  undo: string;
  wrongTitle: string;
}

/** Says what became of a change, moves the focus there, and offers to take it back. */
export function LeadNotice({ outcome, undo, wrongTitle }: LeadNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  if (outcome.kind === "wrong") return <ErrorSummary ref={box} title={wrongTitle} errors={outcome.errors} />;
  const isDone = outcome.kind === "done";
  return (
    <section
      ref={box}
      className={`lead-notice ${isDone ? "lead-notice--done" : "lead-notice--refused"}`}
      role={isDone ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={isDone ? "check" : "warn"} />
      <div>
        {isDone ? null : <b>{outcome.title}</b>}
        <p>{outcome.text}</p>
      </div>
      {isDone && outcome.undo ? (
        <Form method="post" preventScrollReset>
          {Object.entries(outcome.undo.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name="intent" value={outcome.undo.intent} className="det__small">
            {undo}
          </button>
        </Form>
      ) : null}
    </section>
  );
}
