import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { orderedServices } from "#app/domain/services.ts";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import type { SentDetails } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { linkParameter } from "#app/orders/link.ts";
import { orderMark, readFormChoice, renderedAtParameter } from "#app/requests/express-order/choice.ts";
import { expressOrderForm } from "#app/requests/express-order/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { OrderSum } from "./order-sum.tsx";
import { OrderTimes } from "./order-times.tsx";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";
import "#app/ui/form-columns.css";
import "#app/ui/callout.css";
import "./order-form.css";

interface OrderFormProps {
  locale: Locale;
  messages: OrderMessages;
  view: OrderFormView;
  /** What to use instead of the form for a shift that begins before we respond: the phone, or the booking app. */
  instead: ReactNode;
  /** Called after success, when the toast is shown already, with what the server sent. */
  onSent: (details: SentDetails | undefined) => void;
  returned?: ReturnedForm | undefined;
}

/** The express order (product 11), for a buyer without an account: a form that shows the estimate of what is chosen. */
export function OrderForm({ locale, messages, view, instead, onSent, returned }: OrderFormProps) {
  const { initial } = view;
  // A correction that was posted without script and refused is still one of the same order.
  const link = view.link ?? returned?.values[linkParameter];
  const submission = useSubmission({
    definition: expressOrderForm,
    locale,
    messages: link ? { ...messages, ...messages.correcting } : messages,
    onSent: (_sent, details) => onSent(details),
    thanks: (sent) => fill(messages.number, { number: view.number ?? referenceNumber("B", String(sent.id)) }),
    returned,
    initial,
  });
  const { id, fields, form, errorOf } = submission;
  const initialOf = (name: string) => returned?.values[name] ?? initial.values[name];
  const [choice, setChoice] = useState(() => readFormChoice({ get: initialOf }));
  function read() {
    if (form.ref.current) setChoice(readFormChoice(new FormData(form.ref.current)));
  }
  // What was chosen before hydration, or is restored from a draft, is in the fields and not in the state.
  const readInitial = useEffectEvent(read);
  useEffect(() => readInitial(), []);
  const invoice = ["billingEmail", "reference"];

  return (
    <form
      className="form order-form"
      {...form}
      onInput={() => {
        void form.onInput();
        read();
      }}
    >
      <FormStart submission={submission} />
      <input type="hidden" name={renderedAtParameter} value={view.swedishTime} />
      {link ? <input type="hidden" name={linkParameter} value={link} /> : null}
      <Group title={messages.groups.you}>
        <Field {...fields.input("contactPhone")} />
        <Field {...fields.input("contactName")} />
      </Group>
      <div className="order-group order-group--choice">
        <Segmented
          {...fields.radios("service")}
          options={orderedServices.map((value) => ({
            value,
            label: messages.fields.service.options[value],
            mark: orderMark(value),
          }))}
        />
        <div className="order-form__permit">
          <Segmented {...fields.radios("permit")} />
          {expressOrderForm.fields.permit.options.map((answer) => (
            <p className="callout small" data-permit={answer} key={answer}>
              {messages.permitNotes[answer]}
            </p>
          ))}
        </div>
        <div className="order-count">
          <Field {...fields.input("guardCount")} />
          <CountButtons field={`${id}guardCount`} messages={messages} />
        </div>
      </div>
      <OrderTimes {...{ id, view, instead, initialOf, errorOf, ...choice }} messages={messages.times} />
      <Group title={messages.groups.where}>
        <Field {...fields.input("location")} className="full" />
        <Field {...fields.input("jobDescription")} className="full" />
      </Group>
      <Group title={messages.groups.email}>
        <Field {...fields.input("contactEmail")} className="full" />
        <details
          className="full order-invoice"
          open={invoice.some((name) => errorOf(name) || initialOf(name))}
        >
          <summary>{messages.invoice}</summary>
          <div className="form form-columns">
            <Field {...fields.input("billingEmail")} optional={messages.optional} />
            <Field {...fields.input("reference")} enterKeyHint="send" />
          </div>
        </details>
      </Group>
      <OrderSum choice={choice} messages={messages.sum} view={view} locale={locale} />
      <FormEnd submission={submission} />
    </form>
  );
}

/** A few fields under a numbered heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="order-group">
      <legend className="title">{title}</legend>
      <div className="form form-columns">{children}</div>
    </fieldset>
  );
}

/** The buttons that decrease and increase a number; without script the number is typed. */
function CountButtons({
  field,
  messages,
}: {
  field: string;
  messages: Pick<OrderMessages, "fewer" | "more">;
}) {
  function change(by: number) {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = String(Math.max(1, (Math.round(Number(input.value)) || 0) + by));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <>
      <Button kind="outline" type="button" onClick={() => change(-1)}>
        <span aria-hidden="true">−</span>
        <span className="visually-hidden">{messages.fewer}</span>
      </Button>
      <Button kind="outline" type="button" onClick={() => change(1)}>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">{messages.more}</span>
      </Button>
    </>
  );
}
