import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FormLink } from "./hidden-fields.tsx";
import type { Outcome } from "./outcome.ts";
import "#app/ui/notice.css";

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
  const box = useFocusOn(outcome);
  if (!outcome) return null;
  const { done, text, meanwhile = [] } = outcome;
  // One error that the text names itself needs no list.
  const errors = outcome.wrong?.filter((error) => error.text !== text) ?? [];
  if (errors.length > 0) return <ErrorSummary ref={box} title={text} errors={errors} />;
  return (
    <Notice ref={box} done={done} text={text}>
      {meanwhile.length > 0 ? (
        <ul>
          {meanwhile.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {outcome.undo ? <FormLink values={outcome.undo}>{undo}</FormLink> : null}
    </Notice>
  );
}

/** The ref of what takes the focus with each new answer. */
export function useFocusOn(answer: object | null | undefined) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return box;
}

interface NoticeProps {
  ref: Ref<HTMLElement>;
  done: boolean;
  title?: string | null | undefined;
  text: ReactNode;
  /** What may be done about it. */
  children?: ReactNode;
}

/** What became of something, for the eye and for those who listen. */
export function Notice({ ref, done, title, text, children }: NoticeProps) {
  return (
    <section
      ref={ref}
      className={done ? "notice" : "notice notice--refused"}
      role={done ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={done ? "check" : "warn"} />
      <div>
        {title ? <b>{title}</b> : null}
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
