import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { NotesRow } from "./notes-row.tsx";
import "./cost-notes.css";

interface CostNotesProps {
  messages: {
    title: string;
    text: string;
    notesTitle: string;
    notes: readonly { name: string; text: string }[];
  };
  action: ReactNode;
  more?: ReactNode;
}

/** A service without a list price: how to get one, and what it depends on. */
export function CostNotes({ messages, action, more }: CostNotesProps) {
  return (
    <Section ground="night" titleId="cost-title">
      <div className="cost-notes columns columns--7-5 columns--end">
        <h2 className="heading--h1" id="cost-title">
          {messages.title}
        </h2>
        <div>
          <p className="lead">{messages.text}</p>
          <div className="actions hero-actions">{action}</div>
        </div>
      </div>
      <Fold summary={messages.notesTitle}>
        <NotesRow title={messages.notesTitle} notes={messages.notes} />
      </Fold>
      {more}
    </Section>
  );
}
