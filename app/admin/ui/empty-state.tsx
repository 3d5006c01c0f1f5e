import type { ReactNode } from "react";
import "#app/ui/state.css";

interface EmptyStateProps {
  title: string;
  text: string;
  /** The way on. */
  children?: ReactNode;
}

/** What is shown in the place of a list that has no rows. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
