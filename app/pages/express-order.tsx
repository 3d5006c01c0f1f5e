import { useCallback, useRef, useState } from "react";
import { brand } from "#app/content/brand.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { orderWords } from "#app/content/shared/order-form.server.ts";
import { configurationContext } from "#app/context.ts";
import { answerPage, requestContextOf, withParameter } from "#app/forms/answer-form.server.ts";
import { isReferenceNumber, referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { isLocale, localeOfRequest } from "#app/i18n/locale.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { showToast } from "#app/layout/toast.ts";
import { contactDialogId } from "#app/leads/contact-request/contact-dialog.tsx";
import { submitExpressOrder } from "#app/leads/express-order/submit.server.ts";
import { BookingLink } from "#app/sections/booking-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { atFirstTouch } from "#app/ui/at-first-touch.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/express-order";
import { visit } from "./visit.server.ts";
import "#app/ui/hint.css";
import "#app/ui/with-icon.css";
import "#app/forms/form-frame.css";
import "#app/ui/form-errors.css";
import "#app/ui/counted.css";
import "#app/leads/express-order/order-form.css";
import "#app/ui/tape.css";
import "#app/ui/form-columns.css";
import "#app/sections/stages.css";
import "./express-order.css";

const orderId = "bestall";

const OrderForm = atFirstTouch(() =>
  import("#app/leads/express-order/order-form.tsx").then((module) => module.OrderForm),
);

const submit = (request: Request, context: Route.ActionArgs["context"]) =>
  submitExpressOrder(request, requestContextOf(request, context));

export async function action({ request, context }: Route.ActionArgs) {
  const submission = await submit(request, context);
  const { locale } = submission.posted;
  const thanks = pageHref("expressOrder", isLocale(locale) ? locale : localeOf(request));
  const number = submission.id ? referenceNumber("B", submission.id) : "1";
  return answerPage(submission, `${withParameter(thanks, "skickat", number)}#${orderId}`);
}

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = visit(args);
  const { meta, here, ...words } = expressOrderPage(facts, locale);
  return {
    ...page("expressOrder", meta, { name: here }),
    words,
    formWords: orderWords[locale],
    sent: args.url.searchParams.get("skickat"),
    bookingUrl: args.context.get(configurationContext).BOOKING_APP_URL,
    phone: { number: brand.phone, href: `tel:${brand.phone.replace(/[^\d+]/g, "")}` },
  };
}

// The title is the page's own: it says when an order has come back with something to mend.
export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData).filter((entry) => !("title" in entry));

type Data = Route.ComponentProps["loaderData"];

export default function ExpressOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, words, bookingUrl } = loaderData;
  const { price, faq, closing, hero } = words;
  return (
    <>
      <title>{`${actionData ? loaderData.formWords.errorPrefix : ""}${loaderData.meta.title}`}</title>
      <Hero {...loaderData} />
      <Order {...loaderData} returned={actionData} />
      <Course words={words.course} />
      <Ways {...loaderData} />
      <Scope {...loaderData} />
      <section className="tape express-price" aria-labelledby="price-title">
        <div className="wrap">
          <h2 id="price-title">{price.title}</h2>
          <p>{price.text}</p>
          <SiteLink className="button button-secondary" to={pageHref("prices", locale)}>
            {price.link}
          </SiteLink>
        </div>
      </section>
      <Faq words={faq} contactDialog={contactDialogId} />
      <ClosingCall title={closing.title} text={closing.text}>
        <ContactLink className="button button-primary button-large" locale={locale}>
          {hero.contact}
        </ContactLink>
        <BookingLink
          className="button button-outline button-large"
          href={bookingUrl}
          newTab={hero.newTab}
          source="express-order"
        >
          {hero.book} <Icon name="ext" />
        </BookingLink>
      </ClosingCall>
    </>
  );
}

function Hero({ words: { hero, slip }, breadcrumbs, bookingUrl, phone }: Data) {
  return (
    <section className="express-hero night">
      <img
        className="express-hero__bolt no-print"
        src="/illustrations/1-bolt/bult.svg"
        alt=""
        width="460"
        height="760"
      />
      <div className="wrap">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions hero-actions">
            <a className="button button-primary button-large" href={`#${orderId}`}>
              {hero.order}
            </a>
            <BookingLink
              className="button button-outline button-large"
              href={bookingUrl}
              newTab={hero.newTab}
              source="express-order"
            >
              {hero.book} <Icon name="ext" />
            </BookingLink>
          </div>
          <p className="express-hero__phone">
            <a className="title" href={phone.href}>
              <Icon name="phone" /> {phone.number}
            </a>{" "}
            <span className="muted">{hero.hours}</span>
          </p>
        </div>
        <section className="order-slip bleed" aria-labelledby="slip-title">
          <h2 className="title-large" id="slip-title">
            {slip.title}
          </h2>
          <ol className="counted">
            {slip.rows.map(({ name, ask, example }) => (
              <li key={name}>
                <b>{name}</b>
                <p className="order-slip__ask small">{ask}</p>
                <p className="order-slip__example meta">
                  <span className="sr">{slip.example}: </span>
                  {example}
                </p>
              </li>
            ))}
          </ol>
          <a className="more" href={`#${orderId}`}>
            {hero.order} <Icon name="arrow" />
          </a>
        </section>
      </div>
    </section>
  );
}

function Order({
  locale,
  words: { order },
  formWords,
  sent: sentBefore,
  returned,
}: Data & { returned: ReturnedForm | undefined }) {
  const [sent, setSent] = useState(sentBefore);
  const title = useRef<HTMLHeadingElement>(null);
  const thank = useCallback((number: string) => {
    setSent(number);
    title.current?.focus();
  }, []);
  const number = sent !== null && isReferenceNumber(sent) ? fill(formWords.number, { number: sent }) : "";
  return (
    <Section id={orderId} titleId="order-title">
      <div className="express-order columns columns--5-7">
        <div>
          <h2 id="order-title" ref={title} tabIndex={-1}>
            {sent === null ? order.title : order.sentTitle}
          </h2>
          <p className="lead">{sent === null ? order.text : `${number} ${order.sentText}`.trim()}</p>
        </div>
        {sent === null ? (
          <div className="panel bleed">
            <div className="tape tape--thin" aria-hidden="true" />
            <OrderForm
              locale={locale}
              words={formWords}
              notify={showToast}
              onSent={thank}
              returned={returned}
            />
          </div>
        ) : (
          <p className="actions">
            <a
              className="button button-secondary"
              href={pageHref("expressOrder", locale, orderId)}
              onClick={() => setSent(null)}
            >
              {order.again}
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}

function Course({ words: { title, intro, steps } }: { words: Data["words"]["course"] }) {
  return (
    <Section titleId="course-title" title={title} intro={intro}>
      <ol className="stages">
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <b className="numeral">{when}</b>
            <h3 className="title-small">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Ways({ locale, words: { ways, hero }, bookingUrl, phone }: Data) {
  const { app, contact } = ways;
  const rows = [
    {
      ...app,
      link: (
        <BookingLink className="more" href={bookingUrl} newTab={hero.newTab} source="express-order">
          {app.action} <Icon name="ext" />
        </BookingLink>
      ),
    },
    {
      ...ways.phone,
      link: (
        <a className="more" href={phone.href}>
          {ways.phone.action} {phone.number}
        </a>
      ),
    },
    {
      ...contact,
      link: (
        <ContactLink className="more" locale={locale}>
          {contact.action} <Icon name="arrow" />
        </ContactLink>
      ),
    },
  ];
  return (
    <Section ground="sunken" titleId="ways-title" title={ways.title}>
      <ul className="express-ways rows">
        {rows.map(({ name, suits, open, link }) => (
          <li className="columns columns--center" key={name}>
            <h3>{name}</h3>
            <p>{suits}</p>
            <p className="with-icon">
              <Icon name="clock" /> {open}
            </p>
            {link}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Scope({ locale, words: { scope } }: Data) {
  const { title, fast, slow, difference } = scope;
  return (
    <Section titleId="scope-title" title={title}>
      <div className="express-scope columns columns--halves">
        <Card>
          <h3>{fast.title}</h3>
          <ul className="note ticks">
            {fast.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </Card>
        <div>
          <h3>{slow.title}</h3>
          <dl className="lines terms">
            {slow.items.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <SiteLink className="more" to={pageHref("difference", locale)}>
            {difference} <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}

function localeOf(request: Request) {
  return localeOfRequest(new URL(request.url), request.headers.get("cookie"));
}
