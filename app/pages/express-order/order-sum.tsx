import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { OrderChoice } from "#app/leads/express-order/choice.ts";
import type { OrderWords } from "#app/leads/express-order/words.ts";
import { sumOf } from "#app/pages/booking-sum.ts";
import { Receipt } from "#app/ui/receipt.tsx";
import type { OrderFormView } from "./order-view.server.ts";
import "#app/ui/tape.css";

interface OrderSumProps {
  choice: OrderChoice;
  words: OrderWords["sum"];
  view: OrderFormView;
  locale: Locale;
}

/** The estimate of the order by the price list, at the end of the form. Its height is always the same. */
export function OrderSum({ choice, words, view, locale }: OrderSumProps) {
  const sum = sumOf(choice, new Date(view.now), view.basis, locale);
  const isHost = choice.service === "entranceHost";
  const amount = sum ? formatKronor(sum.amount, locale) : "–";
  return (
    <div className="order-sum">
      <div className="order-sum-rows small">
        {sum ? <Receipt rows={sum.rows} small /> : <p>{isHost ? words.entranceHost : words.open}</p>}
        <p className="meta muted">{isHost ? "" : words.note}</p>
      </div>
      <p className="order-sum-tape tape">
        <span>
          {words.title} <small>{words.terms}</small>
        </span>
        <b>{amount}</b>
      </p>
      <p className="visually-hidden" role="status">
        {sum ? fill(words.spoken, { sum: amount }) : ""}
      </p>
    </div>
  );
}
