import { Form, useNavigation } from "react-router";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useUnsaved } from "./use-unsaved.ts";

interface LeadValueFormProps {
  /** Whole kronor; "" for none. */
  saved: string;
  version: number;
  messages: { value: string; save: string };
  outcome: Outcome | undefined;
}

/** The form of a lead's value. Spaces in what is typed don't count as a change. */
export function LeadValueForm({ saved, version, messages, outcome }: LeadValueFormProps) {
  const busy = useNavigation().state !== "idle";
  const field = useUnsaved(saved, version, outcome, (typed) => typed.replace(/\D/g, "") === saved);
  const button = (
    <Button kind="outline" size="small" name="intent" value="handle" aria-disabled={busy}>
      {messages.save}
    </Button>
  );
  return (
    <Form
      method="post"
      className="lead-value"
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="version" value={field.version} />
      <Field
        id="handle-value"
        name="value"
        label={messages.value}
        error={outcome?.wrong?.find(({ name }) => name === "value")?.text}
        inputMode="numeric"
        autoComplete="off"
        required={false}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
      {field.isUnsaved ? button : <noscript>{button}</noscript>}
    </Form>
  );
}
