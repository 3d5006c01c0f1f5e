import { CheckGroup } from "#app/admin/ui/check-group.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { webhookView } from "./webhook-view.server.ts";
import type { webhookPageMessages } from "./words.server.ts";

interface WebhookFormProps {
  messages: Pick<(typeof webhookPageMessages)[Locale], "fields" | "add" | "save"> & {
    hints: Record<"name" | "url", string>;
  };
  view: ReturnType<typeof webhookView>;
  outcome: Outcome | undefined;
}

/** The form of a webhook: its name, its address and its events. */
export function WebhookForm({ messages, view, outcome }: WebhookFormProps) {
  const form = useEditedForm("webhook", view, outcome);
  const { field, errorOf } = form;
  const { fields, hints } = messages;
  return (
    <EditedForm base={form} className="stack">
      <div className="field-grid">
        <Field {...field("name")} label={fields.name} hint={hints.name} maxLength={60} />
        <Field
          {...field("url")}
          label={fields.url}
          hint={hints.url}
          type="url"
          inputMode="url"
          maxLength={2000}
          className="field--wide"
        />
      </div>
      <CheckGroup
        id="webhook-events"
        legend={fields.events}
        options={view.events}
        isChecked={(name) => field(name).defaultValue === "yes"}
        error={errorOf("events")}
      />
      <Button kind="primary" size="small" name="intent" value="save">
        {view.isNew ? messages.add : messages.save}
      </Button>
    </EditedForm>
  );
}
