import { type ReactNode, useEffect } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { responseTextOf } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { quoteDefinitions } from "./form.ts";
import type { QuoteFormData } from "./words.ts";
import "#app/ui/form-columns.css";
import "./quote-form.css";

interface QuoteFormProps {
  locale: Locale;
  data: QuoteFormData;
  /** Called once it is stored and the toast is shown, with the reference number and when we respond. */
  onSent: (number: string, response: string) => void;
  returned?: ReturnedForm | undefined;
  children?: ReactNode;
}

/** The form for a quote, for guards or public-order guards (product 10). */
export function QuoteForm({ locale, data, onSent, returned, children }: QuoteFormProps) {
  const { form, messages, estimate } = data;
  const numberOf = (sent: { id?: unknown }) => referenceNumber("Q", String(sent.id));
  const submission = useSubmission({
    definition: quoteDefinitions[form],
    locale,
    messages,
    onSent: (sent, details) => onSent(numberOf(sent), responseTextOf(details)),
    thanks: (sent) => fill(messages.number, { number: numberOf(sent) }),
    returned,
  });
  const { ref } = submission.form;
  useEffect(() => {
    const field = ref.current?.elements.namedItem("serviceType");
    if (data.chosen && field instanceof HTMLSelectElement) field.value = data.serviceType;
  }, [data, ref]);
  const { fields, id } = submission;
  // Where the number of employees is optional its label needs a row of its own on a phone.
  const lastRow = form === "guard" ? "quote-form__half" : undefined;

  return (
    <form className="form form-columns quote-form" {...submission.form}>
      <FormStart submission={submission} />
      {estimate ? (
        <section className="quote-form__estimate full" aria-labelledby={`${id}estimate`}>
          <h3 id={`${id}estimate`}>{messages.estimate.title}</h3>
          <p className="muted">{estimate.what}</p>
          <Receipt rows={estimate.rows} />
          <p className="meta muted">{messages.estimate.note}</p>
          <input type="hidden" name="estimate" value={estimate.parameters} />
        </section>
      ) : null}
      <Field {...fields.input("place")} />
      <Field {...fields.input("period")} className="quote-form__half" />
      <Field {...fields.input("guardCount")} className="quote-form__half" />
      <SelectField
        {...fields.select("serviceType")}
        defaultValue={returned?.values.serviceType ?? data.serviceType}
      />
      {form === "orderGuard" ? (
        <div className="full">
          <Segmented {...fields.radios("permit")} defaultValue={returned?.values.permit ?? data.permit} />
        </div>
      ) : null}
      <Field
        {...fields.input("message")}
        defaultValue={returned?.values.message ?? data.message}
        rows={2}
        className="full"
      />
      <Field {...fields.input("name")} />
      <Field {...fields.input("company")} />
      <Field {...fields.input("email")} />
      <Field {...fields.input("phone")} />
      <SelectField {...fields.select("employees")} className={lastRow} />
      <Field {...fields.input("budget")} className={lastRow} enterKeyHint="send" />
      <FormEnd submission={submission} yes={data.yes}>
        {children}
      </FormEnd>
    </form>
  );
}
