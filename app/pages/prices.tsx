import type { ReactNode } from "react";
import { bandCode, type PricedService, unpricedServices } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { matchedAnchor } from "#app/layout/anchors.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { ContactLink, More, QuoteLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { type OrderLink, YesButton, YesLine } from "#app/layout/yes-links.tsx";
import { BandKey, WeekBand } from "#app/prices/week-band.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { TapeLine } from "#app/sections/tape-line.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import type { Route } from "./+types/prices";
import { PriceTable } from "./prices/price-table.tsx";
import { pricesData } from "./prices-data.server.ts";
import "#app/ui/stack.css";
import "./prices.css";
import "#app/prices/estimator.tsx?styles";

const Estimator = hydrateOnInteraction(() =>
  import("#app/prices/estimator.tsx").then((module) => module.Estimator),
);

export const loader = (args: Route.LoaderArgs) => pricesData(args, new Date());

type Data = Route.ComponentProps["loaderData"];

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** All prices, with an estimate of the visitor's own booking. */
export default function Prices({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData;
  return (
    <>
      <Hero {...loaderData} />
      <PriceList {...loaderData} />
      <Week {...loaderData} />
      <Examples {...loaderData} />
      <Included messages={messages.included} />
      <section className="tape price-terms" aria-labelledby="terms-title">
        <div className="wrap">
          <h2 id="terms-title">{messages.terms.title}</h2>
          <FactList
            className="price-facts"
            label="small"
            value="numeral title"
            facts={messages.terms.items}
          />
        </div>
      </section>
      <Changes {...loaderData} />
      <Faq messages={messages.faq} showAll={loaderData.showAll} closed />
      <ClosingCall title={messages.closing.title} text={messages.closing.text}>
        <YesButton order={loaderData.orders.guard} size="large" source="prices-close" />
        <Button as={QuoteLink} kind="outline" size="large">
          {messages.closing.quote}
        </Button>
      </ClosingCall>
    </>
  );
}

function Hero({ locale, messages, breadcrumbs, search, urlChoice, rates, limits, cities, orders }: Data) {
  const { hero } = messages;
  return (
    <section className="prices-hero">
      <div className="wrap">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <ul className="row no-print">
            {(["list", "week", "terms"] as const).map((part) => (
              <li key={part}>
                <a className="more" href={`#${anchors[part]}`}>
                  {hero[part]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Estimator
          key={search}
          messages={messages.estimator}
          urlChoice={urlChoice}
          rates={rates}
          limits={limits}
          cities={cities}
          locale={locale}
          orders={orders}
          Order={EstimateOrder}
        />
      </div>
    </section>
  );
}

function EstimateOrder({ order }: { order: OrderLink }) {
  return (
    <>
      <YesLine order={order} />
      <YesButton order={order} source="estimate" />
    </>
  );
}

const anchors = { list: "prislista", week: "veckan", terms: "villkor" };

function PriceList(data: Data) {
  const {
    messages: { list },
    links,
  } = data;
  const tables: Record<PricedService, ReactNode> = {
    guard: <PriceTable key="guard" {...data} service="guard" />,
    orderGuard: (
      <Fold key="orderGuard" summary={list.orderGuard.folded}>
        <PriceTable {...data} service="orderGuard" />
      </Fold>
    ),
  };
  return (
    <Section id={anchors.list} titleId="list-title" title={list.title} intro={list.intro}>
      <div className="columns columns--halves">{Object.values(tables)}</div>
      <div className="price-list-others rows small">
        {unpricedServices.map((service) => (
          <SiteLink className="quiet-link link-row" key={service} to={links[service]}>
            <img src={bandCode(service)} alt="" width="40" height="40" loading="lazy" />
            <span>
              <b className="title--small">{list[service].title}</b>
              {list[service].text}
            </span>
            <Icon name="arrow" />
          </SiteLink>
        ))}
      </div>
      <div className="price-list-agreements">
        <Agreements {...data} />
      </div>
    </Section>
  );
}

/** The hourly prices of those who agree on a longer time. */
function Agreements({ messages, agreements }: Data) {
  const { title, intro, more, folded } = messages.agreements;
  return (
    <Fold summary={folded}>
      <div className="columns columns--5-7">
        <div>
          <Heading level={3} size="h2-small">
            {title}
          </Heading>
          <p className="lead">{intro}</p>
          <ContactLink className="more">
            {more} <Icon name="arrow" />
          </ContactLink>
        </div>
        <ul className="agreements rows">
          {agreements.map(({ name, text, amount }) => (
            <li key={name}>
              <h4 className="title--large">{name}</h4>
              <p className="agreements__price">
                {messages.list.from} <b className="numeral title--large">{amount}</b>
                {messages.list.hour.startsWith("/") ? messages.list.hour : ` ${messages.list.hour}`}
              </p>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}

function Week({ messages: { week }, shifts, supplements, expired }: Data) {
  return (
    <Section id={anchors.week} ground="night" titleId="week-title" title={week.title} intro={week.intro}>
      <WeekBand messages={week} shifts={shifts} />
      <div className="supplements">
        <h3 className="title--small">
          {week.amounts.title} <em>{week.amounts.mark}</em>
        </h3>
        <dl className="price-facts small">
          {supplements.map(({ band, name, amount }) => (
            <div key={name}>
              <dt className="muted">
                <BandKey band={band} />
                {name}
              </dt>
              <dd>
                <b className="numeral title">+{amount}</b> {week.amounts.unit}
              </dd>
            </div>
          ))}
        </dl>
        {expired ? <p>{expired}</p> : null}
        <p className="small muted">{week.note}</p>
      </div>
    </Section>
  );
}

/** The examples that are drawn on the week; on a phone one line below it. */
function Examples({ locale, messages: { examples: messages }, examples }: Data) {
  return (
    <Section
      className="price-examples-section"
      titleId="examples-title"
      title={messages.title}
      intro={messages.intro}
    >
      <Fold summary={messages.more}>
        <div className="price-examples">
          {examples.map(({ title, time, rows, note, open, href }, index) => (
            <article className="price-example ruled" key={title}>
              <p className="price-example__time row stack--tight small">
                <span>{index + 1}</span>
                {time}
              </p>
              <h3>{title}</h3>
              <Receipt rows={rows} />
              <p className="price-example__note small muted">{note}</p>
              <a className="more" href={href}>
                {open} <Icon name="arrow" />
              </a>
            </article>
          ))}
        </div>
      </Fold>
      <p className="note">
        <More to={`${pageHref("platform", locale)}#${matchedAnchor}`}>{messages.invoice}</More>
      </p>
    </Section>
  );
}

/** What of the included a phone shows at once. */
const shownIncluded = 3;

function Included({ messages }: { messages: Data["messages"]["included"] }) {
  return (
    <Section ground="sunken" titleId="included-title">
      <div className="price-included columns columns--4-5-3">
        <div>
          <h2 id="included-title">{messages.title}</h2>
          <p className="note">{messages.intro}</p>
        </div>
        <Ticks items={messages.items.slice(0, shownIncluded)} />
        <Fold className="fold--in-grid" summary={messages.more}>
          <Ticks items={messages.items.slice(shownIncluded)} />
          <div className="price-included__extra small">
            <h3 className="title--small">{messages.extra.title}</h3>
            <TextList className="lines" texts={messages.extra.items} />
          </div>
        </Fold>
      </div>
    </Section>
  );
}

function Ticks({ items }: { items: Data["messages"]["included"]["items"] }) {
  return (
    <ul className="ticks">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Icon name="check" />
          <span>
            <b className="own-line">{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Changes({ messages: { changes }, ladder }: Data) {
  return (
    <Section id={anchors.terms} titleId="changes-title" title={changes.title} intro={changes.intro}>
      <div className="price-changes columns columns--5-7">
        <div>
          <h3 className="title--small">{changes.ladder.title}</h3>
          <ol>
            {ladder.map(({ percent, share, when }) => (
              <li key={percent}>
                <p className="apart">
                  {when}
                  <b className="numeral title--large">{share}</b>
                </p>
                <TapeLine total={100} pieces={percent ? [[0, percent]] : []} />
              </li>
            ))}
          </ol>
        </div>
        <Fold className="fold--in-grid" summary={changes.more}>
          <FactList
            className="lines terms"
            label="title--small"
            facts={changes.others.map(({ title: name, text }) => ({ name, text }))}
          />
        </Fold>
      </div>
    </Section>
  );
}
