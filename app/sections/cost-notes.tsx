import type { ReactNode } from "react";
import { NotesRow } from "./notes-row.tsx";
import "./cost-notes.css";

interface CostNotesProps {
  words: {
    title: string;
    text: string;
    notesTitle: string;
    notes: readonly { name: string; text: string }[];
  };
  /** The button that asks for the price. */
  action: ReactNode;
  more?: ReactNode;
}

/** A service without a list price: how its price is had, and what it depends on. */
export function CostNotes({ words, action, more }: CostNotesProps) {
  return (
    <section className="section night" aria-labelledby="cost-title">
      <div className="wrap">
        <div className="cost-notes columns columns--7-5 columns--end">
          <h2 className="h1" id="cost-title">
            {words.title}
          </h2>
          <div>
            <p className="lead">{words.text}</p>
            <div className="actions">{action}</div>
          </div>
        </div>
        <NotesRow title={words.notesTitle} notes={words.notes}>
          {more}
        </NotesRow>
      </div>
    </section>
  );
}
