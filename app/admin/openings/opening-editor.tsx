import { useEffect } from "react";
import { storeFieldsDraft } from "#app/admin/drafts.ts";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { newOpening } from "#app/admin/urls.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { openingEditorData } from "./opening-view.server.ts";
import type { openingEditorMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "./opening-editor.css";

const texts = ["title", "place", "lead", "tasks", "needs", "merits"] as const;
const lists: readonly string[] = ["tasks", "needs", "merits"];

type Messages = (typeof openingEditorMessages)[Locale];
type Editor = ReturnType<typeof openingEditorData>;

interface OpeningEditorProps {
  messages: Omit<Messages, "title" | "untitled" | "history">;
  data: Editor;
  outcome: Outcome | undefined;
  /** Whether it was just saved for the first time. */
  isAdded: boolean;
}

/**
 * The form of an opening: its facts, and its texts in both languages side by side. What is typed stays in this tab
 * until it is saved.
 */
export function OpeningEditor({ messages, data, outcome, isAdded }: OpeningEditorProps) {
  const form = useEditedForm("opening", data, outcome, draftKey(data.isNew ? newOpening : data.id));
  const { state, typed, field, isUnsaved } = form;
  useEffect(() => {
    if (isAdded) storeFieldsDraft(draftKey(newOpening), null);
  }, [isAdded]);
  const textField = (name: string, label: string) => ({ ...field(name), label });
  const { fields, hints } = messages;
  const select = (name: "role" | "city" | "extent") => {
    const { defaultValue, ...rest } = field(name);
    return (
      <SelectField
        {...rest}
        label={fields[name]}
        options={state.choices[name]}
        defaultValue={defaultValue || undefined}
      />
    );
  };
  return (
    // The reloaded data of a new opening has another id; the form uses its first one.
    <EditedForm base={form} className="admin-page opening" values={{ id: typed("id") ?? state.id }}>
      <RestoredText form={form} messages={messages.draft} />
      <Part id="texts" heading={messages.texts} lead={messages.textsLead}>
        {texts.map((name) => (
          <div className="columns columns--halves" key={name}>
            {(["sv", "en"] as const).map((locale) => (
              <div key={locale}>
                <Field
                  {...textField(`${name}_${locale}`, `${fields[name]}, ${messages[locale]}`)}
                  multiline={name === "lead" || lists.includes(name)}
                  {...(lists.includes(name) ? { hint: hints.lines } : {})}
                  {...(name === "merits" ? { optional: messages.optional } : {})}
                />
              </div>
            ))}
          </div>
        ))}
      </Part>
      <Part id="facts" heading={messages.facts}>
        <div className="field-grid">
          {select("role")}
          {select("city")}
          {select("extent")}
          <Field
            {...textField("percent", fields.percent)}
            inputMode="numeric"
            hint={hints.percent}
            optional={messages.optional}
          />
          <Field {...textField("starts_at", fields.starts_at)} inputMode="numeric" />
          <Field {...textField("ends_at", fields.ends_at)} inputMode="numeric" />
          <Field {...textField("positions", fields.positions)} inputMode="numeric" />
          {(["pay_from", "pay_to"] as const).map((name) => (
            <Field
              key={name}
              {...textField(name, fields[name])}
              inputMode="numeric"
              hint={hints[name]}
              optional={messages.optional}
            />
          ))}
          <Field {...textField("posted_on", fields.posted_on)} type="date" />
          <Field {...textField("last_day", fields.last_day)} type="date" />
        </div>
        {state.published ? (
          <>
            <input type="hidden" name="slug" value={state.values.slug ?? ""} />
            <p className="muted">
              {fields.slug}: <b>{state.values.slug}</b>. {hints.slugFixed}
            </p>
          </>
        ) : (
          <Field {...textField("slug", fields.slug)} hint={hints.slug} />
        )}
      </Part>
      <div className="actions action-bar opening__bar">
        {state.stage ? <span className={`chip chip--${state.stage.look}`}>{state.stage.label}</span> : null}
        <p className="saved-state" role="status">
          {isUnsaved ? (
            <>
              <Icon name="clock" /> {messages.notSaved}
            </>
          ) : null}
        </p>
        <Button name="intent" value="save" kind="outline" size="small">
          {messages.save}
        </Button>
        <Button
          name="intent"
          value={state.published ? "withdraw" : "publish"}
          kind={state.published ? "outline" : "primary"}
          size="small"
        >
          {state.published ? messages.withdraw : messages.publish}
        </Button>
      </div>
    </EditedForm>
  );
}

function draftKey(id: string): string {
  return `opening ${id}`;
}
