import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
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
