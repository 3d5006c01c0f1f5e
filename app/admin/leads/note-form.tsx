import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { readDraft, storeDraft } from "#app/admin/drafts.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { newFormId } from "#app/forms/form-values.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";

interface NoteFormProps {
  /** Made with the page's data, so that a note that is sent twice is stored once. */
  id: string;
  lead: string;
  messages: { note: string; noteHint: string; saveNote: string };
  outcome: Outcome | undefined;
}

/** The form that adds a note to a lead. What is typed stays in this tab until it is saved, over a reload too. */
export function NoteForm({ id, lead, messages, outcome }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [noteId, setNoteId] = useState(id);
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = readDraft(lead);
  }, [lead]);
  useEffect(() => {
    if (!outcome?.done || outcome.form !== "note") return;
    form.current?.reset();
    storeDraft(lead, "");
    setNoteId(newFormId());
  }, [outcome, lead]);
  const wrong = outcome?.wrong && outcome.form === "note" ? outcome : undefined;
  return (
    <Form method="post" ref={form} className="stack" preventScrollReset>
      <input type="hidden" name="id" value={noteId} />
      <FieldFrame
        id="note-text"
        label={messages.note}
        hint={messages.noteHint}
        error={wrong?.wrong?.[0]?.text}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            ref={field}
            name="text"
            aria-keyshortcuts="n"
            onChange={({ target }) => storeDraft(lead, target.value)}
            rows={3}
            maxLength={4000}
            required
            defaultValue={wrong?.values?.text}
          />
        )}
      </FieldFrame>
      <Button kind="outline" size="small" name="intent" value="note">
        {messages.saveNote}
      </Button>
    </Form>
  );
}
