import type { useEditedForm } from "./use-edited-form.ts";

interface RestoredTextProps {
  form: Pick<ReturnType<typeof useEditedForm>, "isRestored" | "discard">;
  messages: { unsaved: string; discard: string };
}

/** Says that a form shows what was typed before and is not saved, with a button that shows what is saved. */
export function RestoredText({ form: { isRestored, discard }, messages }: RestoredTextProps) {
  if (!isRestored) return null;
  return (
    <p className="admin-lead" role="status">
      {messages.unsaved}{" "}
      <button type="button" className="plain-button" onClick={discard}>
        {messages.discard}
      </button>
    </p>
  );
}
