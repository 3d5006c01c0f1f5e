import type { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { BookingLink } from "#app/layout/links.tsx";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { StatusView } from "./status-view.server.ts";
import "#app/ui/timeline.css";
import "./order-status.css";

interface OrderStatusProps {
  view: StatusView;
  messages: ReturnType<typeof expressOrderPage>["receipt"];
  phone: { number: string; href: string };
  /** Whether taking the order back has just failed. */
  hasFailed?: boolean;
  /** Whether it has just replaced the form, and takes the focus. */
  takesFocus?: boolean;
}

/**
 * Where a request is: what its buyer can do now, the steps, and what was asked for. Its dark button is what helps now:
 * out of hours nobody answers a call.
 */
export function OrderStatus({
  view,
  messages,
  phone,
  hasFailed = false,
  takesFocus = false,
}: OrderStatusProps) {
  const { offer, isPhoneOpen, late, bookFirst, calendar } = view;
  const next = isPhoneOpen || late ? "outline" : "secondary";
  const call = (
    <Button
      as="a"
      kind={isPhoneOpen && !bookFirst && !offer?.isOpen ? "secondary" : "outline"}
      href={phone.href}
    >
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
      <div className="order-receipt__part">
        {late ? <p>{late}</p> : null}
        {late ? <div className="actions no-print">{bookFirst ? book : call}</div> : null}
        {hasFailed && view.canBeTakenBack ? (
          <p className="sending sending--error" role="alert">
            {messages.failed}
          </p>
        ) : null}
        {offer?.isOpen ? (
          <div className="actions no-print">
            <Button as="a" kind="primary" size="large" href={offer.href}>
              {offer.text}
            </Button>
          </div>
        ) : null}
        <Steps view={view} />
      </div>
      <div className="order-receipt__part">
        <FactList className="lines lines--named" facts={view.facts} />
        {view.rows ? <Receipt rows={view.rows} /> : null}
        {view.note ? <p className="small muted">{view.note}</p> : null}
        <div className="actions no-print">
          {isPhoneOpen && !late ? call : null}
          {offer && !offer.isOpen ? (
            <Button as="a" kind="outline" href={offer.href}>
              {offer.text}
            </Button>
          ) : null}
          {view.newHref ? (
            <Button as="a" kind={next} href={view.newHref}>
              {messages.again}
            </Button>
          ) : null}
          {calendar ? (
            <Button
              as="a"
              kind={calendar.isRemoved || offer ? "outline" : next}
              href={calendar.href}
              download
            >
              <Icon name="calendar" /> {calendar.isRemoved ? messages.removeFromCalendar : messages.calendar}
            </Button>
          ) : null}
          {view.correctHref ? (
            <Button as="a" kind="outline" href={view.correctHref}>
              {messages.correct}
            </Button>
          ) : null}
          {isPhoneOpen && !bookFirst ? null : call}
        </div>
        {view.canBeTakenBack ? (
          <details className="order-receipt__take-back no-print">
            <summary>{messages.takeBack}</summary>
            <form method="post" action={view.address}>
              <input type="hidden" name="do" value="takeBack" />
              <p className="small muted">{messages.takeBackText}</p>
              <Button kind="outline" type="submit">
                {messages.takeBack}
              </Button>
            </form>
          </details>
        ) : null}
      </div>
    </div>
  );
}

/** The steps: those that are done with their time, the one that is next, and those that follow. */
function Steps({ view: { steps, stepsTitle, next } }: { view: StatusView }) {
  return (
    <section className="order-steps" aria-labelledby="steps-title">
      <h3 id="steps-title">{stepsTitle}</h3>
      <ol className="timeline">
        {steps.map(({ name, text, time, details, state, isLatest }) => (
          <li
            key={name}
            className={isLatest ? "now" : state === "done" ? undefined : "next"}
            aria-current={isLatest ? "step" : undefined}
          >
            <span>
              {state === "next" ? <b>{`${next}: `}</b> : null}
              {state === "done" ? <b>{text}</b> : text}
              {details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </span>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
