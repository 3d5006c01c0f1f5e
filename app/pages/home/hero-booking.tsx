import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { orderedServices, serviceTable } from "#app/domain/services.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { fill } from "#app/i18n/fill.ts";
import { LanguageField } from "#app/i18n/language-field.tsx";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { BookingLink } from "#app/layout/links.tsx";
import { sumOf } from "#app/pages/booking-sum.ts";
import {
  choiceParameters,
  orderMark,
  type Period,
  periodOf,
  permitSlugs,
  readOrderChoice,
} from "#app/requests/express-order/choice.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { BookingView } from "./booking-view.server.ts";
import { countUp } from "./count-up.ts";
import { type LoadedOrder, loadedOrder, loadOrder } from "./load-order.ts";
import "./hero-booking.css";

/** The numbers of people in the list; the order form takes any number. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 50, 100].map((count) => ({
  value: String(count),
  label: String(count),
}));

const permits = Object.values(permitSlugs);

const day = { type: "date", required: false };
const time = { type: "time", required: false, step: 1800 };

interface HeroBookingProps {
  view: BookingView;
  locale: Locale;
}

/** Where the order unfolds in the card; a wider window has its page beside the sum. */
const phone = "(width <= 48rem)";

/**
 * The card of the hero: four choices, their estimate, and a button to the order form with all of them. On a phone the
 * order unfolds in place, by script; without script the button leads to its page. Fields that depend on a choice are
 * shown and hidden by CSS.
 */
export function HeroBooking({ view, locale }: HeroBookingProps) {
  const { messages, initial, promise, late } = view;
  const form = useRef<HTMLFormElement>(null);
  const [{ choice, isNews }, setState] = useState({ choice: initial, isNews: false });
  const read = () => {
    if (form.current) setState({ choice: readOrderChoice(new FormData(form.current)), isNews: true });
  };
  // What was chosen before hydration is in the fields, not in the state.
  useEffect(() => {
    if (form.current) setState({ choice: readOrderChoice(new FormData(form.current)), isNews: false });
  }, []);
  const [unfolded, setUnfolded] = useState<{ order: LoadedOrder; view: BookingView } | null>(null);
  const order = unfolded?.order;
  // An order that somebody writes keeps its shift, also when "i natt" would be another night by now.
  const { now: shownAt, whens, basis } = unfolded?.view ?? view;
  const now = new Date(shownAt);
  const period = periodOf(choice.when, now, basis.shortestHours, choice.chosen);
  const isLateShift = (shift: Period | null) =>
    late !== null && shift !== null && whoSaysYes(shift.startsAt, new Date(late.shiftsFrom)) === "bookingApp";
  const isLate = isLateShift(period);
  // CSS knows the named shifts by their radio buttons, and so without script.
  const isOwnLate = isLate && choice.when === "valj";
  const prepare = () => {
    if (matchMedia(phone).matches) loadOrder().catch(() => undefined);
  };
  async function unfold(event: SubmitEvent<HTMLFormElement>) {
    // Times that are not whole are asked for on the page.
    if (!period || !matchMedia(phone).matches) return;
    const { currentTarget } = event;
    event.preventDefault();
    const show = (loaded: LoadedOrder) => setUnfolded({ order: loaded, view });
    const loaded = loadedOrder();
    // At once, so that a phone's keyboard opens for the first field.
    if (loaded) flushSync(() => show(loaded));
    else await loadOrder().then(show, () => currentTarget.submit());
  }
  const places = citiesIn(locale).map(({ slug, name }) => ({ value: slug, label: name }));
  const sum = sumOf(choice, now, basis, locale);

  return (
    <section className="hero-booking panel" aria-label={messages.label}>
      <form
        className="hero-booking__form"
        action={pageHref("expressOrder", "sv")}
        ref={form}
        onInput={read}
        onFocus={prepare}
        onSubmit={(event) => void unfold(event)}
      >
        <LanguageField locale={locale} />
        <div className="hero-booking__choices">
          <Segmented
            name={orderParameters.role}
            legend={messages.role}
            options={orderedServices.map((service) => ({
              value: serviceTable[service].slug,
              label: messages.roles[service],
              mark: orderMark(service),
            }))}
          />
          <div className="hero-booking__fields">
            <SelectField
              id="hero-city"
              name={orderParameters.city}
              label={messages.city}
              options={[{ value: "", label: messages.chooseCity }, ...places]}
              defaultValue={initial.city ?? ""}
            />
            <SelectField
              id="hero-people"
              name={orderParameters.people}
              label={messages.people}
              options={counts}
              defaultValue={String(initial.people)}
            />
          </div>
          <Segmented
            name={orderParameters.when}
            legend={messages.when}
            options={whens.map(({ value, label }) => ({
              value,
              label: <TwoLines text={label} />,
              ...(isLateShift(periodOf(value, now, basis.shortestHours)) && { mark: "late" }),
            }))}
            defaultValue={initial.when}
          />
          <div className="hero-booking__times hero-booking__fields">
            <Field {...day} id="hero-day" name={orderParameters.day} label={messages.day} />
            <Field {...time} id="hero-from" name={orderParameters.from} label={messages.from} />
            <Field {...time} id="hero-to" name={orderParameters.to} label={messages.to} />
          </div>
          <div className="hero-booking__permit">
            <Segmented
              name={orderParameters.permit}
              legend={messages.permit.label}
              options={permits.map((value) => ({ value, label: messages.permit.options[value] }))}
              defaultValue={permitSlugs.unknown}
            />
            {permits.map((value) => (
              <p className="meta" data-permit={value} key={value}>
                {messages.permit.notes[value]}
              </p>
            ))}
          </div>
        </div>
        <div>
          <div className="hero-booking__rows small">
            <div className="hero-booking__counted">
              {sum ? (
                <dl>
                  {sum.rows.map(({ label, amount }, index) => (
                    <div key={index === 0 ? "base" : "supplement"}>
                      <dt>{label}</dt>
                      <dd>{amount}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <p>{messages.open}</p>
              )}
            </div>
            <p className="hero-booking__host">{messages.host}</p>
          </div>
          <div className="hero-booking__tape tape">
            <div className="hero-booking__counted">
              <p>
                {messages.estimate}
                <br />
                {messages.terms}
              </p>
              {sum ? <Amount amount={sum.amount} locale={locale} /> : <b>–</b>}
            </div>
            <p className="hero-booking__host title">{messages.onRequest}</p>
            <p className="hero-booking__later">{messages.withoutScript}</p>
          </div>
        </div>
        {order ? null : (
          <div className="hero-booking__end hero-booking__end--order">
            <Button kind="primary" size="large" type="submit">
              {messages.submit} <Icon name="arrow" className="icon--go" />
            </Button>
            <p className="meta muted">{messages.note}</p>
          </div>
        )}
        {late ? (
          <div
            className={`hero-booking__end hero-booking__end--app${isOwnLate ? " hero-booking__end--own" : ""}`}
          >
            <Button
              as={BookingLink}
              kind="primary"
              size="large"
              source="hero-late"
              choice={choiceParameters(choice)}
            >
              {late.bookingApp} <Icon name="ext" />
            </Button>
            {order ? null : (
              <Button kind="outline" type="submit">
                {late.orderAnyway}
              </Button>
            )}
          </div>
        ) : null}
      </form>
      {order ? (
        <order.HeroOrder
          choice={choice}
          shownAt={now}
          messages={order.messages}
          sendAnyway={isLate && late ? late.sendAnyway : null}
          locale={locale}
        />
      ) : null}
      <div className="hero-booking__promise row stack--tight small">
        <p>
          <b className="own-line">{promise.response}</b> {promise.open}
        </p>
        {promise.isPhoneOpen ? null : (
          <Button as={BookingLink} kind="outline" size="small" source="hero-promise">
            {messages.app} <Icon name="ext" />
          </Button>
        )}
        <Button as="a" kind="outline" size="small" href={telephoneHref(view.phone)}>
          <Icon name="phone" /> {promise.isPhoneOpen && messages.call} {view.phone}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {sum && isNews ? fill(messages.spoken, { sum: formatKronor(sum.amount, locale) }) : ""}
      </p>
    </section>
  );
}

/** A label and, below it, its times: "I kväll 18–02". */
function TwoLines({ text }: { text: string }) {
  const [, name = text, times] = /^(.*) (\d\S+)$/.exec(text) ?? [];
  return (
    <>
      {name} {times && <small>{times}</small>}
    </>
  );
}

/** The amount; a new one counts up or down from the previous one. */
function Amount({ amount, locale }: { amount: number; locale: Locale }) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(amount);
  useLayoutEffect(() => {
    const { current } = element;
    const from = before.current;
    before.current = amount;
    if (!current || amount === from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const show = (count: number) => {
      current.textContent = formatKronor(count, locale);
    };
    show(from);
    return countUp(amount, show, { from, duration: 400 });
  }, [amount, locale]);
  const text = formatKronor(amount, locale);
  return (
    <b ref={element} className={text.length > 9 ? "hero-booking__long" : undefined}>
      {text}
    </b>
  );
}
