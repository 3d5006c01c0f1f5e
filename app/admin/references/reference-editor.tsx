import { useState } from "react";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { maxImageBytes, pictureTypes } from "#app/news/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { referenceData } from "./reference-view.server.ts";
import type { referenceMessages } from "./words.server.ts";
import "./references.css";

type Messages = Omit<
  (typeof referenceMessages)[Locale],
  "title" | "create" | "wrong" | "problems" | "done"
> & {
  tooBig: string;
};
type Data = ReturnType<typeof referenceData>;

interface ReferenceEditorProps {
  messages: Messages;
  data: Data;
  outcome: Outcome | undefined;
}

/** The form of a reference; its fields depend on its kind. What is typed stays in this tab until it is saved. */
export function ReferenceEditor({ messages, data, outcome }: ReferenceEditorProps) {
  const form = useEditedForm("reference", data, outcome, `reference ${data.id}`);
  const { kind } = data;
  const parts = { form, messages, data };
  return (
    <EditedForm
      base={form}
      className="stack reference-form"
      {...(kind === "logo" && { encType: "multipart/form-data" as const })}
    >
      {kind === "logo" ? <LogoFields {...parts} /> : null}
      {kind === "quote" ? <QuoteFields {...parts} /> : null}
      {kind === "press" ? <PressFields {...parts} /> : null}
      <Button kind="primary" size="small" name="intent" value="save">
        {data.isNew ? messages.save.new : messages.save.old}
      </Button>
    </EditedForm>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useEditedForm<Data>>;
  messages: Messages;
  data: Data;
}

function NameFields({ form, messages, data }: FieldsProps) {
  const { fields, optional } = messages;
  return (
    <div className="columns columns--halves">
      <Field {...form.field("name")} label={fields.name[data.kind]} maxLength={120} />
      <Field {...form.field("name_en")} label={fields.name_en} optional={optional} maxLength={120} />
    </div>
  );
}

function LogoFields(props: FieldsProps) {
  const { form, messages, data } = props;
  const { fields, hints, optional } = messages;
  const [isTooBig, setIsTooBig] = useState(false);
  const chosen = data.pictures.find(({ hash }) => hash === form.values.picture);
  return (
    <>
      {chosen ? (
        <figure className="reference-preview">
          <span className="tape reference-logo">
            <img src={chosen.src} alt={form.values.name ?? ""} width={chosen.width} height={chosen.height} />
          </span>
          <figcaption className="meta muted">{messages.preview}</figcaption>
        </figure>
      ) : null}
      <Field
        id="reference-picture"
        name="image"
        type="file"
        accept={pictureTypes}
        label={fields.image}
        hint={hints.picture}
        error={isTooBig ? messages.tooBig : form.errorOf("picture")}
        required={false}
        onChange={({ currentTarget }) => {
          // A larger file isn't sent: the server refuses it before it reads the form.
          const isLarger = Number(currentTarget.files?.[0]?.size) > maxImageBytes;
          setIsTooBig(isLarger);
          if (isLarger) currentTarget.value = "";
        }}
      />
      <details open={data.isNew || form.errorOf("picture") ? undefined : false}>
        <summary className="plain-button">{hints.choose}</summary>
        <fieldset className="reference-pictures">
          <legend className="visually-hidden">{hints.choose}</legend>
          {data.pictures.map(({ hash, src, alt, width, height }) => (
            <label key={hash}>
              <input type="radio" name="picture" value={hash} defaultChecked={hash === form.values.picture} />
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            </label>
          ))}
        </fieldset>
      </details>
      <NameFields {...props} />
      <Field
        {...form.field("link")}
        label={fields.link.logo}
        hint={hints.link}
        optional={optional}
        type="url"
        maxLength={500}
      />
    </>
  );
}

const languages = ["sv", "en"] as const;

function QuoteFields(props: FieldsProps) {
  const { form, messages, data } = props;
  const { fields, hints, optional } = messages;
  const inLanguage = (label: string, language: Locale) => `${label}, ${messages[language]}`;
  return (
    <>
      <div className="columns columns--halves">
        {languages.map((language) => (
          <div className="stack" key={language}>
            <Field
              {...form.field(`text_${language}`)}
              label={inLanguage(fields.text, language)}
              hint={hints.quote}
              maxLength={600}
              multiline
              rows={5}
            />
            <Field
              {...form.field(`marked_${language}`)}
              label={inLanguage(fields.marked, language)}
              hint={hints.marked}
              optional={optional}
              maxLength={160}
            />
            <Field
              {...form.field(`role_${language}`)}
              label={inLanguage(fields.role, language)}
              hint={hints.role}
              maxLength={120}
            />
            <Field
              {...form.field(`town_${language}`)}
              label={inLanguage(fields.town, language)}
              optional={optional}
              maxLength={80}
            />
          </div>
        ))}
      </div>
      <NameFields {...props} />
      <div className="field-grid">
        <SelectField {...form.field("service")} label={fields.service} options={data.services} />
        <Field
          {...form.field("consent_from")}
          label={fields.consent_from}
          hint={hints.consent}
          maxLength={120}
        />
        <Field {...form.field("consent_on")} label={fields.consent_on} type="date" />
      </div>
    </>
  );
}

function PressFields(props: FieldsProps) {
  const { form, messages, data } = props;
  const { fields, hints } = messages;
  return (
    <>
      <NameFields {...props} />
      <Field {...form.field("title")} label={fields.title} maxLength={200} />
      <Field {...form.field("link")} label={fields.link.press} hint={hints.link} type="url" maxLength={500} />
      <div className="field-grid">
        <Field {...form.field("published_on")} label={fields.published_on} type="date" />
        <SelectField {...form.field("language")} label={fields.language} options={data.languages} />
      </div>
    </>
  );
}
