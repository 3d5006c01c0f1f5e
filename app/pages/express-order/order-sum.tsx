import { isUnpriced } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { Sum } from "#app/pages/booking-sum.ts";
import type { OrderChoice } from "#app/requests/express-order/choice.ts";
import { Receipt } from "#app/ui/receipt.tsx";
import type { OrderMessages } from "./order-view.server.ts";

interface OrderSumProps {
  choice: OrderChoice;
  /** The estimate by the price list; null where there is none. */
  sum: Sum | null;
  messages: OrderMessages["sum"];
  locale: Locale;
}

/** The estimate of the order, row by row, beside the form or below it. Its height is always the same. */
export function OrderSum({ choice, sum, messages, locale }: OrderSumProps) {
  const { service } = choice;
  const unpriced = isUnpriced(service) ? messages.unpriced[service] : null;
  const amount = sum ? formatKronor(sum.amount, locale) : "–";
  return (
    <section className="order-sum bleed" aria-label={messages.title}>
      <p className="order-sum__tape tape">
        <span>
          {messages.title} <small>{messages.terms}</small>
        </span>
        <b>{amount}</b>
      </p>
      <div className="order-sum__rows small">
        {sum ? <Receipt rows={sum.rows} small /> : <p>{unpriced ?? messages.open}</p>}
        <p className="meta muted">{unpriced ? "" : messages.note}</p>
      </div>
      <p className="visually-hidden" role="status">
        {sum ? fill(messages.spoken, { sum: amount }) : ""}
      </p>
    </section>
  );
}
