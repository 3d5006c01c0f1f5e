import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** What is tapped to open it. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Stands folded on a phone and open on wider windows, with script or without. */
export function Fold({ summary, children, className = "" }: FoldProps) {
  return (
    <details className={`fold ${className}`.trim()}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
