import { useCallback, useRef, useState } from "react";
import { data } from "react-router";
import { clockHeaders, promiseView } from "#app/company/answer-promise.server.ts";
import { bookingTerms } from "#app/content/booking-terms.ts";
import { brand } from "#app/content/brand.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { orderChoiceWords } from "#app/content/shared/order-choice.server.ts";
import { orderWords } from "#app/content/shared/order-form.server.ts";
import { configurationContext } from "#app/context.ts";
import { cities } from "#app/domain/cities.ts";
import { answerPage, requestContextOf, withParameter } from "#app/forms/answer-form.server.ts";
import { isReferenceNumber, referenceNumber } from "#app/forms/reference-number.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { isLocale, localeOfRequest } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { showToast } from "#app/layout/toast.ts";
import { orderParameters } from "#app/leads/express-order/addresses.ts";
import { orderChoiceOf, periodOf } from "#app/leads/express-order/choice.ts";
import { submitExpressOrder } from "#app/leads/express-order/submit.server.ts";
import { BookingLink } from "#app/sections/booking-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { atFirstTouch } from "#app/ui/at-first-touch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/express-order";
import { visit } from "./visit.server.ts";
import "#app/ui/hint.css";
import "#app/ui/with-icon.css";
import "#app/forms/form-frame.css";
import "#app/ui/form-errors.css";
import "#app/leads/express-order/order-form.css";
import "#app/ui/form-columns.css";
import "#app/sections/stages.css";
import "./express-order.css";

const orderId = "bestall";

const OrderForm = atFirstTouch(() =>
  import("#app/leads/express-order/order-form.tsx").then((module) => module.OrderForm),
);

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = await submitExpressOrder(request, requestContextOf(request, context));
  const { locale } = submission.posted;
  const asked = localeOfRequest(url, request.headers.get("cookie"));
  const thanks = pageHref("expressOrder", isLocale(locale) ? locale : asked);
  const number = submission.id ? referenceNumber("B", submission.id) : "1";
  return answerPage(submission, `${withParameter(thanks, "skickat", number)}#${orderId}`);
}

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = visit(args);
  const { meta, here, ...words } = expressOrderPage(facts, locale);
  const now = new Date();
  const loaded = {
    ...page("expressOrder", meta, { name: here }),
    words,
    promise: promiseView(facts.openingHours, now, locale),
    choice: orderChoiceWords[locale],
    carried: carriedValues(args.url.searchParams, now),
    formWords: orderWords[locale],
    sent: args.url.searchParams.get("skickat"),
    bookingUrl: args.context.get(configurationContext).BOOKING_APP_URL,
    phone: { number: brand.phone, href: `tel:${brand.phone.replace(/[^\d+]/g, "")}` },
  };
  return data(loaded, { headers: clockHeaders(facts.openingHours, now) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The address's choice as values of the form's fields; undefined when it has none. */
function carriedValues(parameters: URLSearchParams, now: Date): ReturnedForm | undefined {
  if (!Object.values(orderParameters).some((name) => parameters.has(name))) return undefined;
  const choice = orderChoiceOf(parameters);
  const period = periodOf(choice.when, now, bookingTerms.shortestShiftHours, choice.chosen);
  const values = {
    service: choice.service,
    guardCount: String(choice.people),
    location: cities.find(({ slug }) => slug === choice.city)?.name ?? "",
    ...(period && { startsAt: localTime(period.startsAt), endsAt: localTime(period.endsAt) }),
  };
  return { values, issues: [], failure: null };
}

// The page renders the title, which tells when an order has come back with errors.
export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData).filter((entry) => !("title" in entry));

type Data = Route.ComponentProps["loaderData"];

export default function ExpressOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <title>{`${actionData ? loaderData.formWords.errorPrefix : ""}${loaderData.meta.title}`}</title>
      <Hero {...loaderData} />
      <Order {...loaderData} returned={actionData ?? loaderData.carried} />
      <Course words={words.course} />
      <Faq words={words.faq} />
    </>
  );
}

function Hero({ words: { hero }, breadcrumbs, bookingUrl, phone, promise }: Data) {
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
            <span className="muted">
              {promise.answer} {promise.open}
            </span>
          </p>
        </div>
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
