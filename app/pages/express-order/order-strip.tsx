import { Fragment } from "react";
import { isUnpriced } from "#app/domain/services.ts";
import { formatPeriod } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { Sum } from "#app/pages/booking-sum.ts";
import type { OrderChoice, Period } from "#app/requests/express-order/choice.ts";
import type { OrderFormView, OrderMessages } from "./order-view.server.ts";

interface OrderStripProps {
  choice: OrderChoice;
  /** Null for times that are not whole. */
  period: Period | null;
  sum: Sum | null;
  /** The name of the chosen city. */
  city: string | null;
  view: OrderFormView;
  messages: OrderMessages;
  locale: Locale;
}

/**
 * What is chosen, on one strip: "2 väktare · Malmö · i natt 22–06 · ca 6 720 kr exkl. moms", and the word that opens the
 * choice.
 */
export function OrderStrip({ choice, period, sum, city, view, messages, locale }: OrderStripProps) {
  const { service, people, when } = choice;
  const staff = view.basis.receipt.staff[service][people === 1 ? "one" : "more"];
  const named = view.whens.find(({ value }) => value === when)?.short;
  const shift = named ?? (period ? formatPeriod(period.startsAt, period.endsAt, locale) : messages.sum.open);
  const price = sum ? fill(messages.sum.about, { sum: formatKronor(sum.amount, locale) }) : null;
  const texts = [`${people} ${staff}`, city, shift, isUnpriced(service) ? messages.sum.onRequest : price];
  const parts = texts.filter((text) => text !== null);
  return (
    <>
      <span className="order-choice__text">
        {parts.map((part, place) =>
          place < parts.length - 1 ? (
            <Fragment key={part}>
              <span>{`${part} ·`}</span>{" "}
            </Fragment>
          ) : (
            <span key={part}>{part}</span>
          ),
        )}
      </span>
      <span className="order-choice__change">{messages.change}</span>
    </>
  );
}
