import { useEffect, useRef } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FormLink } from "./hidden-fields.tsx";
import type { Outcome } from "./outcome.ts";
import "#app/admin/admin-page.css";

interface AdminNoticeProps {
  outcome: Outcome | undefined;
  /** What the button says that takes a change back. */
  undo?: string;
}

/**
 * Says what became of a form, or what is wrong in it, and moves the focus there; tells what a colleague changed
 * meanwhile, and offers to take the change back.
 */
export function AdminNotice({ outcome, undo = "" }: AdminNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  const { done, text, meanwhile = [] } = outcome;
  // One error that the text names itself needs no list.
  const errors = outcome.wrong?.filter((error) => error.text !== text) ?? [];
  if (errors.length > 0) return <ErrorSummary ref={box} title={text} errors={errors} />;
  return (
    <section
      ref={box}
      className={`admin-notice ${done ? "" : "admin-notice--refused"}`.trim()}
      role={done ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={done ? "check" : "warn"} />
      <p>{text}</p>
      {meanwhile.length > 0 ? (
        <ul className="admin-notice__meanwhile">
          {meanwhile.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {outcome.undo ? <FormLink values={outcome.undo}>{undo}</FormLink> : null}
    </section>
  );
}
