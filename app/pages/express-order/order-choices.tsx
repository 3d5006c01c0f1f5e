import { orderedServices } from "#app/domain/services.ts";
import type { fieldProps } from "#app/forms/field-props.ts";
import { type ChosenTimes, orderMark } from "#app/requests/express-order/choice.ts";
import type { OrderFields } from "#app/requests/express-order/fields.ts";
import { expressOrderForm } from "#app/requests/express-order/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { OrderTimes } from "./order-times.tsx";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";

interface OrderChoicesProps {
  id: string;
  fields: ReturnType<typeof fieldProps<OrderFields>>;
  view: OrderFormView;
  messages: OrderMessages;
  chosen: ChosenTimes;
  initialOf: (name: string) => string | undefined;
  errorOf: (name: string) => string | undefined;
}

/** Who is needed, how many and when: what the strip says. */
export function OrderChoices({ id, fields, view, messages, chosen, initialOf, errorOf }: OrderChoicesProps) {
  return (
    <div className="order-choice__fields">
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
      <OrderTimes {...{ id, view, chosen, initialOf, errorOf }} messages={messages.times} />
    </div>
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
