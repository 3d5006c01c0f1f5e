import { useId } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { type Notify, useSubmission } from "#app/forms/use-submission.ts";
import type { SubmissionWords } from "#app/forms/words.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { expressOrderForm } from "./definitions.ts";
import { orderServices, permitAnswers } from "./rules.ts";
import type { OrderWords } from "./words.ts";
import "#app/ui/button.css";
import "./order-form.css";

interface OrderFormProps {
  locale: Locale;
  words: OrderWords;
  submissionWords: SubmissionWords;
  notify: Notify;
  /** After success; the toast of thanks is shown already. Takes the reference number. */
  onSent: (number: string) => void;
  returned?: ReturnedForm | undefined;
}

/** The express order (specification section 5, "Express-order schema"), for a buyer without an account. */
export function OrderForm({ locale, words, submissionWords, notify, onSent, returned }: OrderFormProps) {
  const id = useId();
  const numberOf = (sent: { id?: unknown }) => referenceNumber("B", String(sent.id));
  const submission = useSubmission({
    definition: expressOrderForm,
    address: pageHref("expressOrder", locale),
    words: submissionWords,
    notify,
    onSent: (sent) => onSent(numberOf(sent)),
    thanks: (sent) => fill(words.number, { number: numberOf(sent) }),
    returned,
  });
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: submission.errorOf(name),
    defaultValue: returned?.values[name],
  });

  return (
    <form className="form form-columns order-form" {...submission.form}>
      <FormStart id={id} locale={locale} words={submissionWords} submission={submission} />
      <div className="full">
        <Segmented
          name="service"
          legend={words.service}
          options={orderServices.map((value) => ({ value, label: words.services[value] }))}
          defaultValue={returned?.values.service}
        />
      </div>
      <div className="full order-form-permit">
        <Segmented
          name="permit"
          legend={words.permit}
          hint={words.permitHint}
          options={permitAnswers.map((value) => ({ value, label: words.permits[value] }))}
          defaultValue={returned?.values.permit ?? "unknown"}
        />
      </div>
      <Field {...field("contactName")} label={words.contactName} autoComplete="name" />
      <Field
        {...field("contactPhone")}
        label={words.contactPhone}
        optional={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneExample}
      />
      <Field
        {...field("contactEmail")}
        label={words.contactEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        {...field("billingEmail")}
        label={words.billingEmail}
        type="email"
        inputMode="email"
        autoComplete="billing email"
      />
      <Field
        {...field("location")}
        className="full"
        label={words.location}
        autoComplete="street-address"
        placeholder={words.locationExample}
      />
      <Field
        {...field("jobDescription")}
        className="full"
        label={words.jobDescription}
        multiline
        placeholder={words.jobExample}
      />
      <Field {...field("starts")} label={words.starts} hint={words.timeHint} type="datetime-local" />
      <Field {...field("ends")} label={words.ends} hint={words.timeHint} type="datetime-local" />
      <Field {...field("guardCount")} label={words.guardCount} inputMode="numeric" autoComplete="off" />
      <Field
        {...field("reference")}
        label={words.reference}
        optional={words.optional}
        autoComplete="off"
        placeholder={words.referenceHint}
      />
      <FormEnd locale={locale} words={submissionWords} submission={submission}>
        <BusyButton busy={submission.busy} busyText={submissionWords.busy}>
          {words.send}
        </BusyButton>
      </FormEnd>
    </form>
  );
}
