import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { clearField } from "#app/forms/form-values.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { responseTextOf } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { YesFirst } from "#app/forms/yes-first.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { contactDialogForm } from "./form.ts";
import type { ContactRequestMessages } from "./words.ts";
import "./contact-form.css";

export interface ContactFormProps {
  locale: Locale;
  messages: ContactRequestMessages;
  yes?: YesFirst | undefined;
  /** The dialog focuses the form when it opens, and not the links above it. */
  autoFocus?: boolean;
  /** Called once it is stored and the toast is shown, with the text that says when we respond; "" if unknown. */
  onSent: (response: string) => void;
  returned?: ReturnedForm | undefined;
}

/**
 * The form of the contact dialog: email or phone, and the company's name (product 9). The HTML has a field for both and
 * CSS shows the chosen one, so that the switch works without script.
 */
export function ContactForm({ locale, messages, yes, autoFocus, onSent, returned }: ContactFormProps) {
  const submission = useSubmission({
    definition: contactDialogForm,
    locale,
    messages,
    onSent: (_sent, details) => onSent(responseTextOf(details)),
    returned,
  });
  const { fields } = submission;
  const contactType = fields.radios("contactType");
  const clearContact = () => {
    const { current: form } = submission.form.ref;
    if (!form) return;
    clearField(form, "email");
    clearField(form, "phone");
    submission.clearErrors(["email", "phone"]);
  };

  return (
    <form className="form contact-form" {...submission.form}>
      <FormStart submission={submission} />
      <Segmented
        {...contactType}
        autoFocus={autoFocus}
        options={contactType.options.map((option) => ({
          ...option,
          icon: option.value === "phone" ? "phone" : "mail",
        }))}
        onChoose={clearContact}
      />
      <Field {...fields.input("email")} className="contact-form__email" />
      <Field {...fields.input("phone")} className="contact-form__phone" />
      <Field {...fields.input("companyName")} enterKeyHint="send" />
      <FormEnd submission={submission} yes={yes} />
    </form>
  );
}
