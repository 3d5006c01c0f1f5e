import { isUnpriced } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { sumOf } from "#app/pages/booking-sum.ts";
import type { OrderChoice } from "#app/requests/express-order/choice.ts";
import { Receipt } from "#app/ui/receipt.tsx";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";

interface OrderSumProps {
  choice: OrderChoice;
  messages: OrderMessages["sum"];
  view: OrderFormView;
  locale: Locale;
}

/** The estimate of the order by the price list, at the end of the form. Its height is always the same. */
export function OrderSum({ choice, messages, view, locale }: OrderSumProps) {
  const sum = sumOf(choice, new Date(view.now), view.basis, locale);
  const { service } = choice;
  const unpriced = isUnpriced(service) ? messages.unpriced[service] : null;
  const amount = sum ? formatKronor(sum.amount, locale) : "–";
  return (
    <div className="order-sum">
      <div className="order-sum__rows small">
        {sum ? <Receipt rows={sum.rows} small /> : <p>{unpriced ?? messages.open}</p>}
        <p className="meta muted">{unpriced ? "" : messages.note}</p>
      </div>
      <p className="order-sum__tape tape">
        <span>
          {messages.title} <small>{messages.terms}</small>
        </span>
        <b>{amount}</b>
      </p>
      <p className="visually-hidden" role="status">
        {sum ? fill(messages.spoken, { sum: amount }) : ""}
      </p>
    </div>
  );
}
