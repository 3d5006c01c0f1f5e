import { type ReactNode, useState } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { answerOf } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { contactMessageForm } from "./form.ts";
import type { ContactMessageMessages } from "./messages.ts";
import "#app/ui/form-columns.css";

interface ContactMessageFormProps {
  locale: Locale;
  messages: ContactMessageMessages;
  returned?: ReturnedForm | undefined;
  /** Shown beside the button, e.g. a link to book a demo instead. */
  children?: ReactNode;
}

/** The home page's contact form (#kontakt), with a message; answered by email, or by phone if one is given. */
export function ContactMessageForm(props: ContactMessageFormProps) {
  const { locale, messages, returned, children } = props;
  const [answer, setAnswer] = useState<string>();
  const submission = useSubmission({
    definition: contactMessageForm,
    locale,
    messages,
    onSent: (_sent, reply) => setAnswer(answerOf(reply)),
    returned,
  });
  const { fields } = submission;

  return (
    <form className="form form-columns" {...submission.form} onInputCapture={() => setAnswer(undefined)}>
      <FormStart submission={submission} />
      <Field {...fields.input("name")} />
      <Field {...fields.input("companyName")} />
      <Field {...fields.input("email")} />
      <Field {...fields.input("phone")} />
      <Field {...fields.input("message")} className="full" />
      <FormEnd submission={submission} thanks={answer}>
        {children}
      </FormEnd>
    </form>
  );
}
