import { Form, useSubmit } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadOutcome } from "./lead-notice.tsx";

export interface ReplyFormData {
  id: string;
  /** The chosen template's key. */
  template: string;
  /** Whether a template was asked for: the form is then open. */
  open: boolean;
  templates: readonly { value: string; label: string }[];
  /** The address of the page, which templates are asked for at, and its query. */
  address: string;
  parameters: readonly (readonly [string, string])[];
  subject: string;
  body: string;
  locale: string;
  words: {
    write: string;
    heading: string;
    template: string;
    subject: string;
    body: string;
    hint: string;
    send: string;
    useTemplate: string;
  };
}

/** The parameter that names a template. */
export const templateParameter = "mall";

/** Writes a letter to a lead, from a template or from scratch; unfolds where its button stands. */
export function ReplyForm({ data, outcome }: { data: ReplyFormData; outcome: LeadOutcome | undefined }) {
  const submit = useSubmit();
  const { words } = data;
  const wrong = outcome?.kind === "wrong" && outcome.what === "reply" ? outcome : undefined;
  const errorOf = (name: string) => wrong?.errors.find((error) => error.name === name)?.text;
  const wasSent = outcome?.kind === "done" && outcome.what === "reply";
  return (
    <details
      className="reply"
      open={!wasSent && (data.open || wrong !== undefined)}
      key={wasSent ? "sent" : "open"}
    >
      <summary className="btn btn--outline btn--sm">
        <Icon name="mail" />
        {words.write}
      </summary>
      <div className="reply__in">
        <h3>{words.heading}</h3>
        <Form
          method="get"
          action={data.address}
          className="reply__template"
          preventScrollReset
          onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
        >
          {data.parameters.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="field">
            <label htmlFor="reply-template">{words.template}</label>
            <select id="reply-template" name={templateParameter} defaultValue={data.template}>
              {data.templates.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <noscript>
            <button className="btn btn--outline btn--sm" type="submit">
              {words.useTemplate}
            </button>
          </noscript>
        </Form>
        <Form method="post" preventScrollReset lang={data.locale}>
          <input type="hidden" name="id" value={data.id} />
          <Field
            name="subject"
            label={words.subject}
            value={wrong?.values.subject ?? data.subject}
            error={errorOf("subject")}
          />
          <Field
            name="body"
            label={words.body}
            value={wrong?.values.body ?? data.body}
            error={errorOf("body")}
            lines={10}
          />
          <p className="muted">{words.hint}</p>
          <button className="btn btn--primary btn--sm" type="submit" name="intent" value="reply">
            {words.send}
          </button>
        </Form>
      </div>
    </details>
  );
}

interface FieldProps {
  name: "subject" | "body";
  label: string;
  value: string;
  error: string | undefined;
  lines?: number;
}

function Field({ name, label, value, error, lines }: FieldProps) {
  const id = `reply-${name}`;
  const attributes = {
    id,
    name,
    defaultValue: value,
    required: true,
    ...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea {...attributes} rows={lines} maxLength={10_000} />
      ) : (
        <input {...attributes} maxLength={200} />
      )}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
