import type { ReactNode } from "react";
import "#app/ui/state.css";

interface EmptyStateProps {
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Shown in place of a list without rows. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
