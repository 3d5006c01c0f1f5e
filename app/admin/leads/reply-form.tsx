import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ReplyText } from "./reply-text.ts";
import type { replyData } from "./reply-view.server.ts";
import { useReply } from "./use-reply.ts";
import "#app/ui/select-field.css";
import "./reply-form.css";

type ReplyFormData = NonNullable<ReturnType<typeof replyData>>;

interface ReplyFormProps {
  lead: string;
  version: number;
  data: ReplyFormData;
  outcome: Outcome | undefined;
  /** The request and facts that the email answers, to see while writing. */
  children: ReactNode;
}

export const templateParameter = "mall";

/**
 * The form for an email to a lead, from a template or from scratch. It opens below its button, with the request beside
 * it or, on a phone, folded above it.
 */
export function ReplyForm({ lead, version, data, outcome, children }: ReplyFormProps) {
  const { messages } = data;
  const reply = useReply(lead, version, data, outcome);
  const wrong = outcome?.form === "reply" ? outcome.wrong : undefined;
  const field = (name: keyof ReplyText) => ({
    id: `reply-${name}`,
    name,
    defaultValue: reply.initial[name],
    error: wrong?.find((error) => error.name === name)?.text,
  });
  // Without a value, which only a person may give a file field.
  const filesField = {
    id: "reply-files",
    name: "files",
    error: wrong?.find(({ name }) => name === "files")?.text,
  };
  return (
    <details
      className="reply"
      open={reply.isOpen}
      ref={reply.box}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView();
      }}
    >
      <Button as="summary" kind="outline" size="small" aria-keyshortcuts="m">
        <Icon name="mail" />
        {messages.write}
      </Button>
      <div className="admin-box reply__box">
        <Fold className="reply__request" summary={messages.request}>
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
              <label htmlFor="reply-template">{messages.template}</label>
              <select
                ref={reply.choice}
                id="reply-template"
                name={templateParameter}
                value={reply.template}
                onChange={({ target }) => reply.choose(target.value)}
              >
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
            </div>
            <Link to={data.editHref}>{messages.edit}</Link>
            <noscript>
              <p className="muted">{messages.replaces}</p>
              <Button kind="outline" size="small">
                {messages.useTemplate}
              </Button>
            </noscript>
          </Form>
          {reply.isAsking ? (
            <ReplaceQuestion messages={messages.replace} onReplace={reply.replace} onKeep={reply.leave} />
          ) : null}
          <Form
            ref={reply.form}
            method="post"
            encType="multipart/form-data"
            className="stack"
            preventScrollReset
            lang={data.locale}
            onChange={reply.onChange}
            onSubmit={reply.onSubmit}
          >
            <input type="hidden" name="id" value={reply.id} />
            <input type="hidden" name="version" value={reply.version} />
            <Field {...field("subject")} label={messages.subject} maxLength={200} />
            <Field {...field("body")} label={messages.body} maxLength={10_000} multiline rows={14} />
            <Field
              {...filesField}
              type="file"
              multiple
              label={messages.files}
              hint={messages.filesHint}
              optional={messages.optional}
            />
            <p className="muted">{messages.hint}</p>
            <Button kind="primary" size="small" name="intent" value="reply">
              {messages.send}
            </Button>
          </Form>
        </div>
      </div>
    </details>
  );
}

interface ReplaceQuestionProps {
  messages: ReplyFormData["messages"]["replace"];
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
