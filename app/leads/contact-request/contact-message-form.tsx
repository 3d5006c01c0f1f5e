import { type ReactNode, useId, useState } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { type Notify, useSubmission } from "#app/forms/use-submission.ts";
import type { SubmissionWords } from "#app/forms/words.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { contactMessageForm } from "./definitions.ts";
import type { ContactMessageWords } from "./words.ts";

interface ContactMessageFormProps {
  locale: Locale;
  words: ContactMessageWords;
  submissionWords: SubmissionWords;
  notify: Notify;
  returned?: ReturnedForm | undefined;
  /** What stands beside the button, e.g. a link to book a demo instead. */
  children?: ReactNode;
}

/** The home page's contact form (#kontakt): says what it is about; answered by e-mail, or by phone if given. */
export function ContactMessageForm(props: ContactMessageFormProps) {
  const { locale, words, submissionWords, notify, returned, children } = props;
  const id = useId();
  const [sent, setSent] = useState(false);
  const submission = useSubmission({
    definition: contactMessageForm,
    address: pageHref("contactRequest", locale),
    words: submissionWords,
    notify,
    onSent: () => setSent(true),
    returned,
  });
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: submission.errorOf(name),
    defaultValue: returned?.values[name],
  });

  return (
    <form className="form form-columns" {...submission.form} onInputCapture={() => setSent(false)}>
      <FormStart id={id} locale={locale} words={submissionWords} submission={submission} />
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("companyName")} label={words.company} autoComplete="organization" />
      <Field {...field("email")} label={words.email} type="email" inputMode="email" autoComplete="email" />
      <Field
        {...field("phone")}
        label={words.phone}
        optional={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneExample}
      />
      <Field
        {...field("message")}
        className="full"
        label={words.message}
        multiline
        placeholder={words.messageExample}
      />
      <FormEnd locale={locale} words={submissionWords} submission={submission} thanks={sent}>
        <BusyButton busy={submission.busy} busyText={submissionWords.busy}>
          {words.send}
        </BusyButton>
        {children}
      </FormEnd>
    </form>
  );
}
