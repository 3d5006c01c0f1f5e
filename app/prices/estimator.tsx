import { type ComponentType, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { pricesPage } from "#app/content/pages/prices.server.ts";
import { type PriceKey, priceList, pricesOf } from "#app/domain/price-list.ts";
import { pricedServices, serviceTable } from "#app/domain/services.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { fill } from "#app/i18n/fill.ts";
import { LanguageField } from "#app/i18n/language-field.tsx";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CopyLink } from "./copy-link.tsx";
import { estimate, type Rates } from "./estimate.ts";
import { receiptRows } from "./receipt-rows.ts";
import { bands, type Choice, choiceOf, type Limits, parametersOf, permits, type When } from "./schema.ts";
import "./estimator.css";

type EstimatorMessages = ReturnType<typeof pricesPage>["estimator"] & {
  services: Readonly<Record<PriceKey, string>>;
};

interface EstimatorProps {
  messages: EstimatorMessages;
  /** The choice in the URL: the server's HTML shows its sum. */
  urlChoice: Choice;
  rates: Rates;
  limits: Limits;
  cities: readonly { slug: string; name: string }[];
  locale: Locale;
  orders: Readonly<Record<(typeof pricedServices)[number], OrderLink>>;
  /** What leads to a yes to the choice: the primary action. */
  Order: ComponentType<{ order: OrderLink }>;
}

/** The link to the express order, and what it has in its URL. */
interface OrderLink {
  text: string;
  href: string;
  choice: Record<string, string>;
}

// The sum is announced to screen readers when nothing was typed for this long (ms).
const announceDelay = 500;

/**
 * The price estimator: every change updates the sum and its rows. Without script the form is sent to the same page. A
 * number outside the limits is counted as the nearest one, and left as typed in its field.
 */
export function Estimator({ messages, urlChoice, rates, limits, cities, locale, ...props }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(urlChoice);
  const read = () => {
    if (form.current) setChoice(choiceOf(new FormData(form.current), limits));
  };
  // What was changed before hydration is in the fields, not in the state.
  const readInitial = useEffectEvent(read);
  useEffect(() => readInitial(), []);

  const { service: role, unit } = priceList[choice.service];
  const asksPermit = serviceTable[role].permit;
  const callout = unit === "callout";
  const { orders, Order } = props;
  const chosen = {
    [orderParameters.city]: choice.city,
    ...(!callout && { [orderParameters.people]: String(choice.people) }),
    ...(asksPermit && { [orderParameters.permit]: choice.permit }),
  };
  const order = {
    ...orders[role],
    href: withQuery(orders[role].href, chosen),
    choice: { ...orders[role].choice, ...chosen },
  };
  const result = estimate(choice, rates);
  const subject = `${messages.services[choice.service]}, ${cities.find(({ slug }) => slug === choice.city)?.name}`;
  const spoken = useSpoken(fill(messages.spoken, { subject, sum: formatKronor(result.sum, locale) }));
  const adjusted =
    Number(choice.typed.people) !== choice.people ||
    (!callout && Number(choice.typed.hours) !== choice.hours);

  return (
    <form
      className="estimator panel bleed"
      id="kalkyl"
      ref={form}
      action={pageHref("prices", "sv", "kalkyl")}
      noValidate
      aria-labelledby="estimator-title"
      onInput={read}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <LanguageField locale={locale} />
      <div className="estimator__form">
        <h2 className="title--large" id="estimator-title">
          {messages.title}
        </h2>
        <div className="field">
          <label htmlFor="est-service">{messages.service}</label>
          <select id="est-service" name="tjanst" defaultValue={urlChoice.service}>
            {pricedServices.map((group) => (
              <optgroup key={group} label={messages.roles[group]}>
                {pricesOf(group).map((key) => (
                  <option key={key} value={key}>
                    {messages.services[key]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="estimator__numbers">
          <Field
            {...number}
            {...limits.people}
            id="est-people"
            name="antal"
            label={callout ? messages.callouts : messages.people}
            defaultValue={urlChoice.typed.people}
          />
          <div hidden={callout}>
            <Field
              {...number}
              {...limits.hours}
              id="est-hours"
              name="timmar"
              label={messages.hours}
              defaultValue={urlChoice.typed.hours}
            />
          </div>
        </div>
        <div className="estimator__when" hidden={callout}>
          <Segmented
            name="nar"
            legend={messages.when}
            options={(Object.keys(bands) as When[]).map((value) => ({
              value,
              label: messages.bands[value].label,
            }))}
            defaultValue={urlChoice.when}
          />
          <p className="meta muted">{messages.weekend}</p>
        </div>
        <div hidden={!asksPermit}>
          <Segmented
            name="tillstand"
            legend={messages.permit}
            options={permits.map((value) => ({ value, label: messages.permits[value] }))}
            defaultValue={urlChoice.permit}
          />
        </div>
        <SelectField
          id="est-city"
          name="stad"
          label={messages.city}
          options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
          defaultValue={urlChoice.city}
        />
        <Button kind="secondary" className="estimator__count no-print">
          {messages.count}
        </Button>
      </div>
      <div className="estimator__result sunken">
        <div className="tape tape--thin" aria-hidden="true" />
        <div className="estimator__sum">
          <h3 className="title--large">{messages.result}</h3>
          <p className="estimator__what small muted">{subject}</p>
          <Receipt
            rows={receiptRows(choice, result, messages.bands[choice.when].text, messages.receipt, locale)}
          />
          {adjusted && <p className="meta muted">{messages.adjusted}</p>}
          <p className="meta muted">
            {asksPermit && choice.permit !== "ja" ? messages.permitNote : messages.note}
          </p>
        </div>
        <div className="estimator__actions no-print">
          <Order order={order} />
          <Button
            as="a"
            kind="outline"
            href={withQuery(pageHref("quote", locale), parametersOf(choice))}
            data-quote={choice.service}
          >
            {messages.quote}
          </Button>
          <CopyLink
            messages={messages.copy}
            address={withQuery(pageHref("prices", locale), parametersOf(choice))}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </form>
  );
}

const number = { type: "number", inputMode: "numeric", required: false } as const;

/** The text once it has stopped changing; empty until it differs from the initial one. */
function useSpoken(text: string): string {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState("");
  const isNews = spoken !== "" || text !== first;
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSpoken(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text, isNews]);
  return spoken;
}
