import { useId } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { type Notify, useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { expressOrderForm } from "./form.ts";
import type { OrderWords } from "./words.ts";
import "#app/ui/form-columns.css";
import "./order-form.css";

interface OrderFormProps {
  locale: Locale;
  words: OrderWords;
  notify: Notify;
  /** After success; the toast of thanks is already shown. Takes the reference number. */
  onSent: (number: string) => void;
  returned?: ReturnedForm | undefined;
}

/** The express order (docs/product.md, 11), for a buyer without an account. */
export function OrderForm({ locale, words, notify, onSent, returned }: OrderFormProps) {
  const id = useId();
  const numberOf = (sent: { id?: unknown }) => referenceNumber("B", String(sent.id));
  const submission = useSubmission({
    definition: expressOrderForm,
    id,
    address: pageHref("expressOrder", locale),
    words,
    notify,
    onSent: (sent) => onSent(numberOf(sent)),
    thanks: (sent) => fill(words.number, { number: numberOf(sent) }),
    returned,
  });
  const { fields } = submission;

  return (
    <form className="form form-columns order-form" {...submission.form}>
      <FormStart locale={locale} words={words} submission={submission} />
      <div className="full">
        <Segmented {...fields.radios("service")} />
      </div>
      <div className="full order-form-permit">
        <Segmented {...fields.radios("permit")} />
      </div>
      <Field {...fields.input("contactName")} />
      <Field {...fields.input("contactPhone")} />
      <Field {...fields.input("contactEmail")} />
      <Field {...fields.input("billingEmail")} />
      <Field {...fields.input("location")} className="full" />
      <Field {...fields.input("jobDescription")} className="full" />
      <Field {...fields.input("startsAt")} />
      <Field {...fields.input("endsAt")} />
      <Field {...fields.input("guardCount")} />
      <Field {...fields.input("reference")} />
      <FormEnd locale={locale} words={words} submission={submission}>
        <BusyButton busy={submission.busy} busyText={words.busy}>
          {words.send}
        </BusyButton>
      </FormEnd>
    </form>
  );
}
