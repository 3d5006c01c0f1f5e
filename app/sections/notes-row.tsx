import type { ReactNode } from "react";
import { FactList } from "#app/ui/fact-list.tsx";
import "./notes-row.css";

interface NotesRowProps {
  title: string;
  notes: readonly { name: string; text: string }[];
  children?: ReactNode;
}

/** A few facts side by side under a list of cards. */
export function NotesRow({ title, notes, children }: NotesRowProps) {
  return (
    <div className="notes-row">
      <h3 className="title">{title}</h3>
      <FactList className="tiles terms" pair="ruled" value="muted" facts={notes} />
      {children}
    </div>
  );
}
