import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface FieldFoldProps {
  summary: ReactNode;
  summaryClass?: string;
  className: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** Whether one of its fields has an error: then it opens, and stays as the visitor leaves it. */
  hasError: boolean;
  children: ReactNode;
}

/** Fields of a form that are folded until somebody wants them, or one of them is wrong; works without script. */
export function FieldFold({ summary, summaryClass, className, isOpen, hasError, children }: FieldFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(isOpen || hasError);
  // Before the form moves the focus to the wrong field, which can't have it while it is folded.
  useLayoutEffect(() => {
    if (hasError && fold.current) fold.current.open = true;
  }, [hasError]);
  return (
    <details className={className} open={openAtFirst} ref={fold}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
