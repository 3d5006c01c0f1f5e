import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Folded on a phone and open on wider windows, with and without script. */
export function Fold({ summary, children, className = "" }: FoldProps) {
  return (
    <details className={`fold ${className}`.trim()}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
