import { type ReactNode, useEffect, useId } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { type Notify, useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { quoteDefinitions } from "./definitions.ts";
import { employeeRanges, permitAnswers, serviceTypes } from "./rules.ts";
import type { QuoteFormData } from "./words.ts";
import "#app/ui/button.css";
import "./quote-form.css";

interface QuoteFormProps {
  locale: Locale;
  data: QuoteFormData;
  notify: Notify;
  /** After success; the toast of thanks is shown already. Takes the reference number. */
  onSent: (number: string) => void;
  returned?: ReturnedForm | undefined;
  /** What stands beside the button. */
  children?: ReactNode;
}

/** Asks for an offer, for guards or public-order guards (specification sections 3-5). */
export function QuoteForm({ locale, data, notify, onSent, returned, children }: QuoteFormProps) {
  const { form, words, submissionWords, estimate } = data;
  const id = useId();
  const numberOf = (sent: { id?: unknown }) => referenceNumber("Q", String(sent.id));
  const submission = useSubmission({
    definition: quoteDefinitions[form],
    address: pageHref("quote", locale),
    words: submissionWords,
    notify,
    onSent: (sent) => onSent(numberOf(sent)),
    thanks: (sent) => fill(words.number, { number: numberOf(sent) }),
    returned,
  });
  const { ref } = submission.form;
  useEffect(() => {
    const field = ref.current?.elements.namedItem("serviceType");
    if (data.chosen && field instanceof HTMLSelectElement) field.value = data.serviceType;
  }, [data, ref]);
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: submission.errorOf(name),
    defaultValue: returned?.values[name],
  });
  const isOrderGuard = form === "order_guard";

  return (
    <form className="form form-columns quote-form" {...submission.form}>
      <FormStart id={id} locale={locale} words={submissionWords} submission={submission} />
      {estimate ? (
        <section className="quote-form-estimate full" aria-labelledby={`${id}estimate`}>
          <h3 id={`${id}estimate`}>{words.estimate.title}</h3>
          <p className="muted">{estimate.what}</p>
          <Receipt rows={estimate.rows} />
          <p className="legal">{words.estimate.note}</p>
          <input type="hidden" name="estimate" value={estimate.parameters} />
        </section>
      ) : null}
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("company")} label={words.company} autoComplete="organization" />
      <Field {...field("email")} label={words.email} type="email" inputMode="email" autoComplete="email" />
      <Field
        {...field("phone")}
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneExample}
      />
      <SelectField
        {...field("serviceType")}
        label={words.serviceType}
        options={serviceTypes[form].map((value) => ({ value, label: words.serviceTypes[value] }))}
        defaultValue={returned?.values.serviceType ?? data.serviceType}
      />
      <SelectField
        {...field("employees")}
        label={words.employees}
        {...(isOrderGuard && { optional: words.optional })}
        options={[
          ...employeeRanges.map((value) => ({ value, label: words.employeeRanges[value] })),
          ...(isOrderGuard ? [{ value: "", label: words.noAnswer }] : []),
        ]}
      />
      {isOrderGuard ? (
        <div className="full">
          <Segmented
            name="permit"
            legend={words.permit}
            hint={words.permitHint}
            options={permitAnswers.map((value) => ({ value, label: words.permits[value] }))}
            defaultValue={returned?.values.permit ?? data.permit}
          />
        </div>
      ) : null}
      <Field
        {...field("message")}
        defaultValue={returned?.values.message ?? data.message}
        className="full"
        label={words.message}
        multiline
        placeholder={words.messageExample}
      />
      <Field
        {...field("budget")}
        className="full"
        label={words.budget}
        optional={words.optional}
        hint={words.budgetHint}
        autoComplete="off"
      />
      <FormEnd locale={locale} words={submissionWords} submission={submission}>
        <BusyButton busy={submission.busy} busyText={submissionWords.busy}>
          {words.send}
        </BusyButton>
        {children}
      </FormEnd>
    </form>
  );
}
