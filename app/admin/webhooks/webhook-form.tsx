import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import type { webhookView } from "./webhook-view.server.ts";
import type { webhookPageMessages } from "./words.server.ts";
import "#app/ui/check.css";

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
  const noEvent = errorOf("events");
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
      <fieldset className="field">
        <legend>{fields.events}</legend>
        <div className="row">
          {view.events.map(({ name, label }, place) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                name={name}
                value="yes"
                id={place === 0 ? "webhook-events" : undefined}
                defaultChecked={field(name).defaultValue === "yes"}
                aria-describedby={noEvent ? "webhook-events-error" : undefined}
              />
              {label}
            </label>
          ))}
        </div>
        <FieldError id="webhook-events-error" text={noEvent} />
      </fieldset>
      <Button kind="primary" size="small" name="intent" value="save">
        {view.isNew ? messages.add : messages.save}
      </Button>
    </EditedForm>
  );
}
