import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { draftOf, keepDraft } from "#app/admin/drafts.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { newFormId } from "#app/forms/form-values.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-error.tsx";

interface NoteFormProps {
  /** Made with the page, so that a note sent twice is one note. */
  id: string;
  lead: string;
  words: { note: string; noteHint: string; saveNote: string };
  outcome: Outcome | undefined;
}

/** Adds a note to a lead. What is typed stays until it is saved, over a reload too. */
export function NoteForm({ id, lead, words, outcome }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [noteId, setNoteId] = useState(id);
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = draftOf(lead);
  }, [lead]);
  useEffect(() => {
    if (!outcome?.done || outcome.form !== "note") return;
    form.current?.reset();
    keepDraft(lead, "");
    setNoteId(newFormId());
  }, [outcome, lead]);
  const wrong = outcome?.wrong && outcome.form === "note" ? outcome : undefined;
  const error = wrong?.wrong?.[0]?.text;
  return (
    <Form method="post" ref={form} className="stack" preventScrollReset>
      <input type="hidden" name="id" value={noteId} />
      <div className="field">
        <label htmlFor="note-text">{words.note}</label>
        <textarea
          ref={field}
          id="note-text"
          name="text"
          aria-keyshortcuts="n"
          onChange={({ target }) => keepDraft(lead, target.value)}
          rows={3}
          maxLength={4000}
          required
          defaultValue={wrong?.values?.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "note-text-error note-hint" : "note-hint"}
        />
        <FieldError id="note-text-error" text={error} />
        <p className="muted" id="note-hint">
          {words.noteHint}
        </p>
      </div>
      <Button kind="outline" size="small" name="intent" value="note">
        {words.saveNote}
      </Button>
    </Form>
  );
}
