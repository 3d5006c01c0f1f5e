import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

interface NoteFormProps {
  /** Made with the page's data, so that a note that is sent twice is stored once. */
  id: string;
  lead: string;
  messages: { note: string; noteHint: string; saveNote: string };
  outcome: Outcome | undefined;
}

/** The form that adds a note to a lead. What is typed stays in this tab until it is saved, over a reload too. */
export function NoteForm({ id, lead, messages, outcome }: NoteFormProps) {
  const form = useEditedForm("note", { version: 0, id }, outcome, `note ${lead}`);
  const noteId = form.typed("id") ?? form.state.id;
  return (
    <EditedForm base={form} className="lead-note" values={{ id: noteId }} noValidate={false}>
      <Field
        {...form.field("text")}
        label={messages.note}
        hint={messages.noteHint}
        multiline
        rows={1}
        maxLength={4000}
        aria-keyshortcuts="n"
      />
      <Button kind="outline" size="small" name="intent" value="note">
        {messages.saveNote}
      </Button>
    </EditedForm>
  );
}
