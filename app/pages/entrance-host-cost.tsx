import { entranceHostCostPage } from "#app/content/pages/entrance-host-cost.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { More } from "#app/layout/more.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { QuoteLink } from "#app/sections/quote-link.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { HeroText } from "#app/ui/hero-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/entrance-host-cost";
import { PriceDrivers } from "./entrance-host-cost/price-drivers.tsx";
import { EntranceHostRotas } from "./entrance-host-cost/rotas.tsx";
import { rotasIn } from "./entrance-host-cost-data.server.ts";
import { pageContext } from "./page-context.server.ts";
import "#app/ui/with-icon.css";
import "#app/ui/callout.css";
import "./entrance-host-cost.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, services, entranceHost, here, rotas, ...messages } = entranceHostCostPage(facts, locale);
  return {
    ...page(
      "entranceHostCost",
      meta,
      { name: services, href: pageHref("home", locale, "tjanster") },
      { name: entranceHost, href: pageHref("entranceHost", locale) },
      { name: here },
    ),
    messages,
    rotas: rotasIn(rotas),
  };
}

const codes = ["entrevard", "vaktare", "ordningsvakt"];

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

export default function EntranceHostCost({ loaderData }: Route.ComponentProps) {
  const { locale, messages, rotas, breadcrumbs } = loaderData;
  const { hero, included, compare, closing } = messages;
  return (
    <>
      <header className="entrance-host-cost sunken">
        <div className="wrap columns columns--8-4">
          <HeroText
            before={<Breadcrumbs {...breadcrumbs} />}
            title={hero.title}
            lead={hero.lead}
            actions={
              <>
                <Button as={QuoteLink} kind="primary" size="large" locale={locale} service="entranceHost">
                  {hero.action}
                </Button>
                <Button as="a" kind="outline" size="large" href="#rakna">
                  {hero.count}
                </Button>
              </>
            }
          />
          <img
            className="entrance-host-cost__jacket"
            src="/illustrations/vast-entrevard.svg"
            alt=""
            width="216"
            height="338"
          />
          <dl className="entrance-host-cost__facts night terms">
            {hero.facts.map(({ name, text }) => (
              <div key={name}>
                <dt className="title-small">{name}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <EntranceHostRotas {...rotas} />
      <PriceDrivers messages={messages.drivers} />
      <section className="section wrap included columns columns--7-5" aria-label={included.title}>
        <div>
          <h2>{included.title}</h2>
          <ul className="note lines">
            {included.yes.map((item) => (
              <li className="with-icon" key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{included.noTitle}</h2>
          <ul className="note lines muted">
            {included.no.map((item) => (
              <li className="with-icon" key={item}>
                <Icon name="x" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section follows titleId="compare" title={compare.title} intro={compare.text}>
        <ul className="compared rows">
          {compare.roles.map(({ name, task, price, instead }, index) => (
            <li key={name}>
              <img
                src={`/illustrations/bandkod-${codes[index]}.svg`}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
              <div>
                <h3>{name}</h3>
                <p>{task}</p>
              </div>
              <p className="compared__price">
                {price ? (
                  <>
                    {compare.from} <b className="title-large">{price}</b>
                    {compare.unit} <span className="meta">{compare.vat}</span>
                  </>
                ) : (
                  <b className="title-large">{instead}</b>
                )}
              </p>
            </li>
          ))}
        </ul>
        <p className="note">
          <More to={pageHref("difference", locale)}>{compare.more}</More>
        </p>
        <p className="callout">
          <b>{compare.serving.title}</b>{" "}
          <LinkedText
            text={compare.serving.text}
            pages={{ serving: pageHref("entranceHost", locale, "alkohol") }}
          />
        </p>
      </Section>
      <Faq messages={messages.faq} />
      <ClosingCall title={closing.title} text={closing.text}>
        <Button as={QuoteLink} kind="primary" size="large" locale={locale} service="entranceHost">
          {closing.quote}
        </Button>
        <Button as={ContactLink} kind="outline" size="large" locale={locale}>
          {closing.contact}
        </Button>
      </ClosingCall>
    </>
  );
}
