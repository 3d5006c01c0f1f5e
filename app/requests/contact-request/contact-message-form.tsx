import { type ReactNode, useState } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { Sent } from "#app/forms/sent.tsx";
import { responseTextOf } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import { contactMessageForm } from "./form.ts";
import type { ContactMessageMessages } from "./words.ts";
import "#app/ui/form-columns.css";

interface ContactMessageFormProps {
  locale: Locale;
  messages: ContactMessageMessages;
  returned?: ReturnedForm | undefined;
  children?: ReactNode;
}

/** The home page's contact form (#kontakt), with a message. We respond by email, or by phone if a number is given. */
export function ContactMessageForm({ locale, messages, returned, children }: ContactMessageFormProps) {
  const [response, setResponse] = useState<string | null>();
  const submission = useSubmission({
    definition: contactMessageForm,
    locale,
    messages,
    onSent: (_sent, details) => setResponse(responseTextOf(details)),
    returned,
  });
  const { fields } = submission;
  if (typeof response === "string")
    return (
      <div className="form form-columns">
        <Sent ref={takeFocus} messages={messages} title={messages.sent} text={response} />
        <p className="actions full">
          <Button kind="outline" onClick={() => setResponse(null)}>
            {messages.again}
          </Button>
        </p>
      </div>
    );
  return (
    <form className="form form-columns" {...submission.form}>
      <FormStart submission={submission} />
      <Field {...fields.input("name")} autoFocus={response === null} />
      <Field {...fields.input("companyName")} />
      <Field {...fields.input("email")} />
      <Field {...fields.input("phone")} />
      <Field {...fields.input("message")} className="full" />
      <FormEnd submission={submission}>{children}</FormEnd>
    </form>
  );
}
