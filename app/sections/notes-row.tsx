import type { ReactNode } from "react";
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
      <dl className="tiles terms">
        {notes.map(({ name, text }) => (
          <div className="ruled" key={name}>
            <dt>{name}</dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
