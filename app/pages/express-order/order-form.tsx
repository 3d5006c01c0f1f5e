import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import type { SentDetails } from "#app/forms/submit-result.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { linkParameter } from "#app/orders/link.ts";
import { sumOf } from "#app/pages/booking-sum.ts";
import {
  type Period,
  periodOf,
  readFormChoice,
  renderedAtParameter,
} from "#app/requests/express-order/choice.ts";
import { expressOrderForm } from "#app/requests/express-order/form.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldFold } from "#app/ui/field-fold.tsx";
import { OrderChoices } from "./order-choices.tsx";
import { OrderLate } from "./order-late.tsx";
import { OrderStrip } from "./order-strip.tsx";
import { OrderSum } from "./order-sum.tsx";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";
import "#app/ui/form-columns.css";
import "#app/ui/callout.css";
import "./order-form.css";

interface OrderFormProps {
  locale: Locale;
  title: string;
  /** What is to be said before the form. */
  notice: string | null;
  messages: OrderMessages;
  view: OrderFormView;
  /** The telephone, where somebody answers it; null where nobody does. */
  call: ReactNode;
  /** Called after success, when the toast is shown already, with what the server sent. */
  onSent: (details: SentDetails | undefined) => void;
  returned?: ReturnedForm | undefined;
}

const choiceFields = ["guardCount", "startsAt", "endsAt"];
const invoiceFields = ["company", "orgNumber", "billingEmail", "reference"] as const;

/**
 * The express order (product 11), for a buyer without an account: what was chosen as one strip that opens in place, then
 * who and where, and the estimate of what is chosen, which stands beside the form on a wide window.
 */
export function OrderForm({
  locale,
  title,
  notice,
  messages,
  call,
  onSent,
  returned,
  ...props
}: OrderFormProps) {
  const view = useShownShifts(props.view);
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
  const [{ choice, place }, setState] = useState(() => stateOf({ get: initialOf }));
  function read() {
    if (form.ref.current) setState(stateOf(new FormData(form.ref.current)));
  }
  // What was chosen before hydration, or is restored from a draft, is in the fields and not in the state.
  const readInitial = useEffectEvent(read);
  useEffect(() => readInitial(), []);
  // Of the site's, the one that the place names.
  const city = citiesIn(locale).find(({ name }) => place.toLowerCase().includes(name.toLowerCase()));
  const now = new Date(view.now);
  const sum = sumOf(choice, now, view.basis, locale);
  const period = periodOf(choice.when, now, view.basis.shortestHours, choice.chosen);
  // A time that has passed is an error, not a shift of tonight.
  const isLate = period !== null && period.startsAt > now && isLateShift(period, view.shiftsFrom);

  return (
    <>
      <div className="order-slip bleed" id="bestall">
        {notice ? <p className="sending sending--info">{notice}</p> : null}
        <h2 className="title--large">{title}</h2>
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
          <FieldFold
            className={view.isChosen ? "order-choice full" : "order-choice order-choice--asked full"}
            summaryClass="tape"
            summary={
              <OrderStrip {...{ choice, period, sum, view, messages, locale }} city={city?.name ?? null} />
            }
            isOpen={Boolean(link) || period === null}
            hasError={choiceFields.some(errorOf)}
          >
            <OrderChoices {...{ id, fields, view, messages, initialOf, errorOf }} chosen={choice.chosen} />
          </FieldFold>
          <OrderLate choice={{ ...choice, city: city?.slug ?? null }} {...{ isLate, view, call }} />
          <div className="form form-columns">
            <Field {...fields.input("contactPhone")} />
            <Field {...fields.input("contactName")} />
            <Field {...fields.input("location")} />
            <Field {...fields.input("contactEmail")} />
            <Field {...fields.input("jobDescription")} rows={2} className="full" />
            <FieldFold
              className="full order-invoice"
              summary={messages.invoice}
              isOpen={invoiceFields.some(initialOf)}
              hasError={invoiceFields.some(errorOf)}
            >
              <div className="form form-columns">
                {invoiceFields.map((name) => (
                  <Field {...fields.input(name)} optional={messages.optional} key={name} />
                ))}
              </div>
            </FieldFold>
          </div>
          <FormEnd
            submission={submission}
            button={
              isLate && !link ? (
                <BusyButton busy={submission.busy} busyText={messages.busy} kind="outline">
                  {view.sendAnyway}
                </BusyButton>
              ) : undefined
            }
          />
        </form>
      </div>
      <OrderSum {...{ choice, sum, locale }} messages={messages.sum} />
    </>
  );
}

/**
 * The data of a form in a tab that stays open: who can say yes follows the clock, the shifts stay those that were shown,
 * so that a chosen "i kväll" becomes no other evening.
 */
function useShownShifts(view: OrderFormView): OrderFormView {
  const [shown, setShown] = useState(view);
  if (shown.initial.from !== view.initial.from) setShown(view);
  const { late, shiftsFrom, sendAnyway, basis } = view;
  const whens = shown.whens.map((when) => {
    const period = periodOf(when.value, new Date(shown.now), basis.shortestHours);
    return { ...when, isLate: isLateShift(period, shiftsFrom) };
  });
  return { ...shown, whens, late, shiftsFrom, sendAnyway };
}

/** Whether a shift begins before a person can say yes to it (product 1.11). */
function isLateShift(period: Period | null, shiftsFrom: number): boolean {
  return period !== null && whoSaysYes(period.startsAt, new Date(shiftsFrom)) === "bookingApp";
}

/** What the form's own values say: the choice, and the place as it is written. */
function stateOf(values: { get(name: string): unknown }) {
  return { choice: readFormChoice(values), place: String(values.get("location") ?? "") };
}
