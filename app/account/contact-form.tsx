import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Contact } from "./contact.server.ts";

interface ContactFormProps {
  messages: {
    title: string;
    phone: string;
    hint: string;
    optional: string;
    submit: string;
    refused: string;
    wrong: Record<keyof Contact, string>;
  };
  /** What is saved, or what was typed if it was refused. */
  contact: Contact;
  wrong: readonly (keyof Contact)[];
}

/** The form for how customers see a member of staff: title and telephone number, below their emails. */
export function ContactForm({ messages, contact, wrong }: ContactFormProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wrong.length > 0) summary.current?.focus();
  }, [wrong]);
  const field = (name: keyof Contact) => ({
    id: `contact-${name}`,
    name,
    label: messages[name],
    defaultValue: contact[name],
    optional: messages.optional,
    error: wrong.includes(name) ? messages.wrong[name] : undefined,
  });
  return (
    <form className="form" method="post" noValidate>
      {wrong.length > 0 ? (
        <ErrorSummary
          ref={summary}
          title={messages.refused}
          errors={wrong.map((name) => ({ fieldId: `contact-${name}`, text: messages.wrong[name] }))}
        />
      ) : null}
      <Field {...field("title")} autoComplete="organization-title" />
      <Field {...field("phone")} type="tel" autoComplete="tel" hint={messages.hint} />
      <div className="account-submit">
        <Button kind="primary" className="quiet-button" name="intent" value="contact">
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
