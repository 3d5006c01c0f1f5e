import { BookingLink } from "#app/layout/links.tsx";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { Route } from "../+types/express-order";
import type { ReceiptView } from "./order-view.server.ts";

type Data = Route.ComponentProps["loaderData"];

/** The receipt that replaces the form. Its dark button is what helps now: out of hours nobody answers a call. */
export function OrderReceipt({
  view,
  takesFocus,
  ...data
}: Data & {
  view: ReceiptView;
  /** Whether it has just replaced the form, and takes the focus. */
  takesFocus: boolean;
}) {
  const { receiptMessages: messages, phone, hasFailed } = data;
  const { state, isPhoneOpen, late, bookFirst } = view;
  const isOpen = state === "open";
  const next = isPhoneOpen || late ? "outline" : "secondary";
  const call = (
    <Button as="a" kind={isPhoneOpen && !bookFirst ? "secondary" : "outline"} href={phone.href}>
      <Icon name="phone" /> {messages.call} {phone.number}
    </Button>
  );
  const book = (
    <Button as={BookingLink} kind="secondary" source="express-order" choice={bookFirst ?? {}}>
      {messages.book} <Icon name="ext" />
    </Button>
  );
  return (
    <div className="order-receipt">
      <h2 className="title--large" ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
        {view.title}
      </h2>
      <p className="order-receipt__tape tape title">{view.tape}</p>
      {late ? <p>{late}</p> : null}
      {late ? <div className="actions no-print">{bookFirst ? book : call}</div> : null}
      {hasFailed && isOpen ? (
        <p className="sending sending--error" role="alert">
          {messages.failed}
        </p>
      ) : null}
      <FactList className="lines lines--named" facts={view.facts} />
      {view.rows ? <Receipt rows={view.rows} /> : null}
      {view.note ? <p className="small muted">{view.note}</p> : null}
      <div className="actions no-print">
        {isPhoneOpen && !late ? call : null}
        {state === "takenBack" || state === "begun" ? (
          <Button as="a" kind={next} href={view.newHref}>
            {messages.again}
          </Button>
        ) : null}
        {late || state === "begun" ? null : (
          <Button as="a" kind={state === "takenBack" ? "outline" : next} href={view.calendarHref} download>
            <Icon name="calendar" /> {state === "takenBack" ? messages.removeFromCalendar : messages.calendar}
          </Button>
        )}
        {isOpen ? (
          <Button as="a" kind="outline" href={view.correctHref}>
            {messages.correct}
          </Button>
        ) : null}
        {isPhoneOpen && !bookFirst ? null : call}
      </div>
      {isOpen ? (
        <details className="order-receipt__take-back no-print">
          <summary>{messages.takeBack}</summary>
          <form method="post" action={view.address}>
            <p className="small muted">{messages.takeBackText}</p>
            <Button kind="outline" type="submit">
              {messages.takeBack}
            </Button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
