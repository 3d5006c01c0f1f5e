import { useId } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { emptyField } from "#app/forms/form-values.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { type Notify, useSubmission } from "#app/forms/use-submission.ts";
import type { SubmissionWords } from "#app/forms/words.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { contactDialogForm } from "./definitions.ts";
import type { ContactRequestWords } from "./words.ts";
import "./contact-form.css";

export interface ContactFormProps {
  locale: Locale;
  words: ContactRequestWords;
  submissionWords: SubmissionWords;
  notify: Notify;
  /** After success; the toast of thanks is shown already. */
  onSent: () => void;
  returned?: ReturnedForm | undefined;
}

/**
 * Asks to be contacted: by e-mail or phone, and which company (specification sections 3-5). Both ways have
 * their field in the HTML and CSS shows the chosen one, so that the switch works without script too.
 */
export function ContactForm({ locale, words, submissionWords, notify, onSent, returned }: ContactFormProps) {
  const id = useId();
  const address = pageHref("contactRequest", locale);
  const submission = useSubmission({
    definition: contactDialogForm,
    address,
    words: submissionWords,
    notify,
    onSent,
    returned,
  });
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: submission.errorOf(name),
    defaultValue: returned?.values[name],
  });
  const clearContact = () => {
    const { current: form } = submission.form.ref;
    if (!form) return;
    emptyField(form, "email");
    emptyField(form, "phone");
    submission.forgive(["email", "phone"]);
  };

  return (
    <form className="form contact-form" {...submission.form}>
      <FormStart id={id} locale={locale} words={submissionWords} submission={submission} />
      <Segmented
        name="contactType"
        legend={words.type}
        defaultValue={returned?.values.contactType}
        options={[
          { value: "email", label: words.email, icon: "mail" },
          { value: "phone", label: words.phone, icon: "phone" },
        ]}
        onChoose={clearContact}
      />
      <Field
        {...field("email")}
        className="contact-form-email"
        label={words.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words.emailExample}
      />
      <Field
        {...field("phone")}
        className="contact-form-phone"
        label={words.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneExample}
      />
      <Field {...field("companyName")} label={words.company} autoComplete="organization" />
      <FormEnd locale={locale} words={submissionWords} submission={submission}>
        <BusyButton busy={submission.busy} busyText={submissionWords.busy} className="btn--block">
          {words.send}
        </BusyButton>
      </FormEnd>
    </form>
  );
}
