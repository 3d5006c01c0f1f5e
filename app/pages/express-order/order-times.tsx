import { orderParameters } from "#app/domain/url-parameters.ts";
import type { ChosenTimes } from "#app/requests/express-order/choice.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";

interface OrderTimesProps {
  id: string;
  messages: OrderMessages["times"];
  view: OrderFormView;
  chosen: ChosenTimes;
  initialOf: (name: string) => string | undefined;
  errorOf: (name: string) => string | undefined;
}

/** When somebody is needed: a named shift with its times, or a date and times of the buyer's own. */
export function OrderTimes({ id, messages, view, chosen, initialOf, errorOf }: OrderTimesProps) {
  const { when, day, from, to } = orderParameters;
  const isWrong = errorOf("startsAt") || errorOf("endsAt");
  // The error is shown at the field that is missing.
  const [dayStart, fromStart] = chosen.day && !chosen.from ? ["day", "startsAt"] : ["startsAt", "from"];
  return (
    <div className="order-times">
      <Segmented
        name={when}
        legend={messages.label}
        options={view.whens.map(({ value, label, isLate }) => ({
          value,
          label,
          mark: isLate ? "late" : undefined,
        }))}
        defaultValue={initialOf(when)}
      />
      {view.whens.map(({ value, text }) =>
        text ? (
          <p className="order-time small" data-when={value} key={value}>
            {text}
          </p>
        ) : null,
      )}
      <div className={isWrong ? "order-times__own" : "order-times__own order-times__own--chosen"}>
        <Field
          id={`${id}${dayStart}`}
          name={day}
          label={messages.day}
          type="date"
          min={view.swedishTime.slice(0, "2026-11-24".length)}
          defaultValue={initialOf(day)}
          error={errorOf(dayStart)}
        />
        <Field
          id={`${id}${fromStart}`}
          name={from}
          label={messages.from}
          type="time"
          step={1800}
          defaultValue={initialOf(from)}
          error={errorOf(fromStart)}
        />
        <Field
          id={`${id}endsAt`}
          name={to}
          label={messages.to}
          type="time"
          step={1800}
          defaultValue={initialOf(to)}
          error={errorOf("endsAt")}
        />
        <p className="meta muted">{messages.hint}</p>
      </div>
    </div>
  );
}
