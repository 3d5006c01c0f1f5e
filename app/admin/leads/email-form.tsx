import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Combobox } from "#app/admin/ui/combobox.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { emailFormData } from "./email-form-view.server.ts";
import { useEmailForm } from "./use-email-form.ts";
import type { WrittenText } from "./written-text.ts";
import "#app/ui/select-field.css";
import "./email-form.css";

type EmailFormData = NonNullable<ReturnType<typeof emailFormData>>;

interface EmailFormProps {
  lead: string;
  version: number;
  data: EmailFormData;
  outcome: Outcome | undefined;
  /** The request and facts that the email is about, to see while writing. */
  children: ReactNode;
}

export const templateParameter = "mall";

/**
 * The form for an email to a lead, from a template or from scratch. It opens below its button, with the request beside
 * it or, on a phone, folded above it.
 */
export function EmailForm({ lead, version, data, outcome, children }: EmailFormProps) {
  const { messages } = data;
  const isHydrated = useHydrated();
  const email = useEmailForm(lead, version, data, outcome);
  const wrong = outcome?.form === "sendEmail" ? outcome.wrong : undefined;
  const field = (name: keyof WrittenText) => ({
    id: `sendEmail-${name}`,
    name,
    defaultValue: email.initial[name],
    error: wrong?.find((error) => error.name === name)?.text,
  });
  // Without a value, which only a person may give a file field.
  const filesField = {
    id: "sendEmail-files",
    name: "files",
    error: wrong?.find(({ name }) => name === "files")?.text,
  };
  return (
    <details
      className="lead-email"
      open={email.isOpen}
      ref={email.box}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView();
      }}
    >
      <Button as="summary" kind="outline" size="small" aria-keyshortcuts="m">
        <Icon name="mail" />
        {messages.write}
      </Button>
      <div className="admin-box lead-email__box">
        <Fold className="lead-email__request" summary={messages.request}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long request scrolls, so it must be reachable by keyboard */}
          <section className="stack" aria-label={messages.request} tabIndex={0}>
            {children}
          </section>
        </Fold>
        <div className="stack">
          <h3>{messages.heading}</h3>
          <Form method="get" action={data.address} className="stack" preventScrollReset>
            <HiddenFields values={data.parameters} />
            <div className="field">
              <label htmlFor="sendEmail-template">{messages.template}</label>
              {isHydrated ? (
                <Combobox
                  ref={email.choice}
                  id="sendEmail-template"
                  form="sendEmail"
                  options={data.options}
                  value={email.chosen}
                  none={messages.noTemplate}
                  onChoose={email.choose}
                />
              ) : (
                <select id="sendEmail-template" name={templateParameter} defaultValue={data.template}>
                  {data.groups.map(({ label: group, options }) => (
                    <optgroup key={group} label={group}>
                      {options.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              )}
            </div>
            <div className="row">
              <Link to={data.editHref}>{messages.edit}</Link>
              {data.accountHref ? <a href={data.accountHref}>{messages.addPhone}</a> : null}
            </div>
            <noscript>
              <p className="muted">{messages.replaces}</p>
              <Button kind="outline" size="small">
                {messages.useTemplate}
              </Button>
            </noscript>
          </Form>
          {email.isAsking ? (
            <ReplaceQuestion messages={messages.replace} onReplace={email.replace} onKeep={email.leave} />
          ) : null}
          <Form
            ref={email.form}
            id="sendEmail"
            method="post"
            encType="multipart/form-data"
            className="stack"
            preventScrollReset
            lang={data.locale}
            onChange={email.onChange}
            onSubmit={email.onSubmit}
          >
            <input type="hidden" name="id" value={email.id} />
            <input type="hidden" name="version" value={email.version} />
            <input type="hidden" name="template" value={email.template} />
            <Field {...field("subject")} label={messages.subject} maxLength={200} />
            <Field {...field("body")} label={messages.body} maxLength={10_000} multiline rows={14} />
            <Field
              {...filesField}
              type="file"
              multiple
              label={messages.files}
              hint={
                email.lostFiles ? fill(messages.filesAgain, { files: email.lostFiles }) : messages.filesHint
              }
              optional={messages.optional}
            />
            <p className="muted">{messages.hint}</p>
            <Button kind="primary" size="small" name="intent" value="sendEmail">
              {messages.send}
            </Button>
          </Form>
        </div>
      </div>
    </details>
  );
}

interface ReplaceQuestionProps {
  messages: EmailFormData["messages"]["replace"];
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before a template replaces what was written; closing it changes nothing. */
function ReplaceQuestion({ messages, onReplace, onKeep }: ReplaceQuestionProps) {
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <details
      className="confirm"
      open
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) onKeep();
      }}
    >
      <summary className="plain-button" ref={question}>
        {messages.ask}
      </summary>
      <div className="admin-box">
        <p>{messages.text}</p>
        <p className="actions">
          <Button type="button" kind="secondary" size="small" onClick={onReplace}>
            {messages.button}
          </Button>
          <button type="button" className="plain-button" onClick={onKeep}>
            {messages.keep}
          </button>
        </p>
      </div>
    </details>
  );
}
