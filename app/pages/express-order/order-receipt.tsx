import type { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { OrderWords } from "#app/leads/express-order/words.ts";
import { BookingLink } from "#app/sections/booking-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { ReceiptView } from "./order-view.server.ts";
import "#app/ui/tape.css";
import "./order-receipt.css";

interface OrderReceiptProps {
  view: ReceiptView;
  words: ReturnType<typeof expressOrderPage>["receipt"];
  sum: OrderWords["sum"];
  phone: { number: string; href: string };
  bookingUrl: string;
  newTab: string;
  locale: Locale;
  /** Whether it has just replaced the form, and takes the focus. */
  takesFocus: boolean;
  hasFailed: boolean;
}

/** The receipt that replaces the form. Its dark button is what helps now: out of hours nobody answers a call. */
export function OrderReceipt({
  view,
  words,
  sum: sumWords,
  phone,
  bookingUrl,
  newTab,
  locale,
  takesFocus,
  hasFailed,
}: OrderReceiptProps) {
  const { number, isTakenBack, isOpen, isPhoneOpen, answer, late, facts, sum } = view;
  const isLate = late !== null && isOpen && !isPhoneOpen;
  const next = isPhoneOpen || isLate ? "outline" : "secondary";
  const call = (
    <Button as="a" kind={isPhoneOpen ? "secondary" : "outline"} href={phone.href}>
      <Icon name="phone" /> {words.call} {phone.number}
    </Button>
  );
  return (
    <div className="order-receipt">
      <h2 className="title-large" ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
        {isTakenBack ? words.takenBack : words.title}
      </h2>
      <p className="order-receipt-tape tape title">{isTakenBack ? words.takenBackText : answer}</p>
      {late && isOpen ? <p className="sending sending-info">{late}</p> : null}
      {hasFailed ? (
        <p className="sending sending-error" role="alert">
          {words.failed}
        </p>
      ) : null}
      <dl className="lines lines--named">
        {[{ name: words.number, value: number }, ...facts].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sum && !isTakenBack ? (
        <Receipt
          rows={[
            ...sum.rows,
            {
              label: sumWords.title,
              terms: sumWords.terms,
              amount: formatKronor(sum.amount, locale),
              kind: "sum",
            },
          ]}
        />
      ) : null}
      {isTakenBack ? null : (
        <p className="small muted">{isOpen ? `${words.notBinding} ${words.keep}` : words.closed}</p>
      )}
      <div className="actions no-print">
        {isLate ? (
          <Button as={BookingLink} kind="secondary" href={bookingUrl} newTab={newTab} source="express-order">
            {words.book} <Icon name="ext" />
          </Button>
        ) : null}
        {isPhoneOpen ? call : null}
        {isTakenBack ? (
          <Button as="a" kind={next} href={pageHref("expressOrder", locale)}>
            {words.again}
          </Button>
        ) : (
          <Button as="a" kind={next} href={view.calendarHref} download>
            <Icon name="calendar" /> {words.calendar}
          </Button>
        )}
        {isOpen ? (
          <Button as="a" kind="outline" href={view.correctHref}>
            {words.correct}
          </Button>
        ) : null}
        {isPhoneOpen ? null : call}
      </div>
      {isOpen ? (
        <details className="order-receipt-take-back no-print">
          <summary>{words.takeBack}</summary>
          <form method="post" action={view.address}>
            <p className="small muted">{words.takeBackText}</p>
            <Button kind="outline" type="submit">
              {words.takeBack}
            </Button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
