import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/admin/admin-page.css";

/** What became of something that was asked for at the admin. */
export interface AdminOutcome {
  done: boolean;
  text: string;
}

/** What is wrong with a form of the admin; the focus moves there with each answer. */
export function AdminProblems({
  answer,
  ...summary
}: Omit<ComponentProps<typeof ErrorSummary>, "ref"> & { answer: object }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return <ErrorSummary {...summary} ref={box} />;
}

/** Says what became of it and moves the focus there; `children` is what may be done about it. */
export function AdminNotice({
  outcome,
  children,
}: {
  outcome: AdminOutcome | undefined;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div
      ref={box}
      className={`admin-notice ${outcome.done ? "" : "admin-notice--refused"}`.trim()}
      role={outcome.done ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={outcome.done ? "check" : "warn"} />
      <p>{outcome.text}</p>
      {children}
    </div>
  );
}
