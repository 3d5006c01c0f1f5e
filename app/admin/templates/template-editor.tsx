import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import { fillPlaceholders } from "#app/leads/conversation/placeholders.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { templateData } from "./template-view.server.ts";
import type { templateMessages } from "./words.server.ts";
import "./template-editor.css";

interface TemplateEditorProps {
  messages: Omit<(typeof templateMessages)[Locale], "title" | "create">;
  data: ReturnType<typeof templateData>;
  outcome: Outcome | undefined;
}

/** The form of a template beside a preview of its email. What is typed stays in this tab until it is saved. */
export function TemplateEditor({ messages, data, outcome }: TemplateEditorProps) {
  const form = useEditedForm("template", data, outcome, `template ${data.id}`);
  const { field, typed, state, written } = form;
  const textIn = (name: string) => written[name] ?? typed(name) ?? state.values[name] ?? "";
  const language = asLocale(textIn("locale"));
  const example = data.example[language];
  const { fields } = messages;
  return (
    <div className="columns columns--halves template-editor">
      <EditedForm base={form} className="stack">
        <Field {...field("name")} label={fields.name} maxLength={60} />
        <div className="field-grid">
          <SelectField {...field("owner")} label={fields.owner} options={data.owners} />
          <SelectField {...field("locale")} label={fields.locale} options={data.languages} />
        </div>
        <Field {...field("subject")} label={fields.subject} maxLength={200} />
        <Field {...field("body")} label={fields.body} maxLength={8000} multiline rows={14} />
        <Button kind="primary" size="small" name="intent" value="save">
          {messages.save}
        </Button>
      </EditedForm>
      <section className="template-editor__preview" aria-labelledby="template-preview">
        <h2 id="template-preview">{messages.preview}</h2>
        <div className="admin-box" lang={language}>
          <b>{fillPlaceholders(textIn("subject"), example)}</b>
          <p className="template-editor__text">{fillPlaceholders(textIn("body"), example)}</p>
        </div>
        <p className="muted">{messages.previewHint}</p>
        <dl className="template-editor__places">
          {data.places.map(({ words, text }) => (
            <div key={text}>
              <dt>
                <code>{words[language]}</code>
              </dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{messages.placesHint}</p>
      </section>
    </div>
  );
}
