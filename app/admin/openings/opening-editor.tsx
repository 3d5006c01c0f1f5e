import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { newOpening } from "#app/admin/addresses.ts";
import { keepOpeningDraft, openingDraftOf } from "#app/admin/drafts.ts";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import type { FormAnswer, SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { valuesOf } from "#app/forms/form-values.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import "#app/admin/demos/demo-settings.css";
import "./opening-editor.css";

const texts = ["title", "place", "lead", "tasks", "needs", "merits"] as const;
const lists: readonly string[] = ["tasks", "needs", "merits"];

export interface OpeningEditorWords {
  optional: string;
  /** Said when what was written before and not saved stands in the form again. */
  unsaved: string;
  save: string;
  publish: string;
  withdraw: string;
  facts: string;
  texts: string;
  textsLead: string;
  sv: string;
  en: string;
  fields: Readonly<
    Record<
      | (typeof texts)[number]
      | "slug"
      | "role"
      | "city"
      | "extent"
      | "percent"
      | "starts_at"
      | "ends_at"
      | "positions"
      | "posted_on"
      | "last_day",
      string
    >
  >;
  hints: { slug: string; slugFixed: string; percent: string; lines: string };
  history: Record<"heading" | "none" | "restore" | "restoreText" | "button", string>;
}

interface Choice {
  value: string;
  label: string;
}

export interface OpeningEditorData {
  id: string;
  version: number;
  isNew: boolean;
  published: boolean;
  stage: { look: string; label: string } | null;
  /** Where visitors see it; null when they don't. */
  seeHref: string | null;
  choices: { role: readonly Choice[]; city: readonly Choice[]; extent: readonly Choice[] };
  values: Readonly<Record<string, string>>;
  revisions: readonly {
    id: string;
    title: string;
    state: string;
    who: string;
    at: { iso: string; text: string };
  }[];
}

interface OpeningEditorProps {
  words: OpeningEditorWords;
  data: OpeningEditorData;
  outcome: SettingsOutcome | undefined;
}

/**
 * The form of one opening: facts, and the texts of both languages beside each other. What is typed stays in this tab
 * until it is saved.
 */
export function OpeningEditor({ words, data, outcome }: OpeningEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const place = data.isNew ? newOpening : data.id;
  const [draft, setDraft] = useState<FormAnswer>();
  const { key, shown, version, typed, errorOf, onChange } = useFormBase("opening", data, outcome ?? draft);
  useEffect(() => {
    const values = openingDraftOf(place);
    if (values) setDraft({ form: "opening", values });
  }, [place]);
  useEffect(() => {
    if (!outcome?.done) return;
    for (const each of [place, newOpening]) keepOpeningDraft(each, null);
    setDraft(undefined);
  }, [outcome, place]);
  const write = () => {
    onChange();
    if (form.current) keepOpeningDraft(place, valuesOf(form.current));
  };
  const field = (name: string, label: string) => ({
    id: `opening-${name}`,
    name,
    label,
    autoComplete: "off" as const,
    defaultValue: typed(name) ?? shown.values[name] ?? "",
    error: errorOf(name),
  });
  const { fields, hints } = words;
  const select = (name: "role" | "city" | "extent") => {
    const { autoComplete: _, ...rest } = field(name, fields[name]);
    return (
      <SelectField {...rest} options={shown.choices[name]} defaultValue={rest.defaultValue || undefined} />
    );
  };
  return (
    <Form
      method="post"
      className="opening"
      noValidate
      preventScrollReset
      onChange={write}
      key={key}
      ref={form}
    >
      {draft && !outcome ? (
        <p className="admin-page__lead" role="status">
          {words.unsaved}
        </p>
      ) : null}
      {/* The page of a new opening gives another id whenever it is read again. */}
      <input type="hidden" name="id" value={typed("id") ?? shown.id} />
      <input type="hidden" name="version" value={version} />
      <section className="admin-page__part" aria-labelledby="texts-heading">
        <h2 id="texts-heading">{words.texts}</h2>
        <p className="admin-page__lead">{words.textsLead}</p>
        {texts.map((name) => (
          <div className="opening__pair" key={name}>
            {(["sv", "en"] as const).map((locale) => (
              <div key={locale}>
                <Field
                  {...field(`${name}_${locale}`, `${fields[name]}, ${words[locale]}`)}
                  multiline={name === "lead" || lists.includes(name)}
                  {...(lists.includes(name) ? { hint: hints.lines } : {})}
                  {...(name === "merits" ? { optional: words.optional } : {})}
                />
              </div>
            ))}
          </div>
        ))}
      </section>
      <section className="admin-page__part" aria-labelledby="facts-heading">
        <h2 id="facts-heading">{words.facts}</h2>
        <div className="admin-page__form opening__facts">
          {select("role")}
          {select("city")}
          {select("extent")}
          <Field
            {...field("percent", fields.percent)}
            inputMode="numeric"
            hint={hints.percent}
            optional={words.optional}
          />
          <Field {...field("starts_at", fields.starts_at)} inputMode="numeric" />
          <Field {...field("ends_at", fields.ends_at)} inputMode="numeric" />
          <Field {...field("positions", fields.positions)} inputMode="numeric" />
          <Field {...field("posted_on", fields.posted_on)} type="date" />
          <Field {...field("last_day", fields.last_day)} type="date" />
        </div>
        {shown.published ? (
          <>
            <input type="hidden" name="slug" value={shown.values.slug ?? ""} />
            <p className="muted">
              {fields.slug}: <b>{shown.values.slug}</b>. {hints.slugFixed}
            </p>
          </>
        ) : (
          <div className="opening__slug">
            <Field {...field("slug", fields.slug)} hint={hints.slug} />
          </div>
        )}
      </section>
      <p className="actions opening__actions">
        <button type="submit" name="intent" value="save" className="button button-secondary">
          {words.save}
        </button>
        <button
          type="submit"
          name="intent"
          value={shown.published ? "withdraw" : "publish"}
          className={`button ${shown.published ? "button-outline" : "button-primary"}`}
        >
          {shown.published ? words.withdraw : words.publish}
        </button>
      </p>
    </Form>
  );
}

/** What the opening was before, and the way back to it. */
export function OpeningHistory({
  words,
  version,
  revisions,
}: {
  words: OpeningEditorWords["history"];
  version: number;
  revisions: OpeningEditorData["revisions"];
}) {
  return (
    <section className="admin-page__part" aria-labelledby="revisions-heading">
      <h2 id="revisions-heading">{words.heading}</h2>
      {revisions.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ol className="history">
        {revisions.map(({ id, title, state, who, at }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              <small>
                {state} · {who} · <time dateTime={at.iso}>{at.text}</time>
              </small>
            </span>
            <Confirm
              ask={words.restore}
              text={words.restoreText}
              button={words.button}
              intent="restore"
              values={{ version: String(version), revision: id }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
