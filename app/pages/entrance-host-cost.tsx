import { entranceHostCostPage } from "#app/content/pages/entrance-host-cost.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { bandCode } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { More, QuoteLink } from "#app/layout/links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
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
    showAll: servicePageMessages[locale].showAll,
    rotas: rotasIn(rotas),
  };
}

const comparedRoles = ["entranceHost", "guard", "orderGuard"] as const;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** What an entrance host costs a month, counted by the visitor's own hours. */
export default function EntranceHostCost({ loaderData }: Route.ComponentProps) {
  const { locale, messages, rotas, breadcrumbs } = loaderData;
  const { hero, included, compare, closing } = messages;
  return (
    <>
      <header className="entrance-host-cost sunken">
        <div className="wrap columns columns--8-4">
          <HeroText breadcrumbs={breadcrumbs} title={hero.title} lead={hero.lead}>
            <Button as={QuoteLink} kind="primary" size="large" service="entranceHost">
              {hero.action}
            </Button>
            <Button as="a" kind="outline" size="large" href="#rakna">
              {hero.count}
            </Button>
          </HeroText>
          <img
            className="entrance-host-cost__jacket"
            src="/illustrations/vast-entrevard.svg"
            alt=""
            width="216"
            height="338"
          />
          <FactList
            className="entrance-host-cost__facts night terms"
            label="title--small"
            value="muted"
            facts={hero.facts}
          />
        </div>
      </header>
      <EntranceHostRotas {...rotas} />
      <PriceDrivers messages={messages.drivers} showAll={loaderData.showAll} />
      <section className="section wrap included columns columns--7-5" aria-label={included.title}>
        <div>
          <h2>{included.title}</h2>
          <TextList className="note lines" item="with-icon" icon="check" texts={included.yes} />
        </div>
        <div>
          <h2>{included.noTitle}</h2>
          <TextList className="note lines muted" item="with-icon" icon="x" texts={included.no} />
        </div>
      </section>
      <Section follows titleId="compare" title={compare.title} intro={compare.text}>
        <ul className="compared rows">
          {compare.roles.map(({ name, task, price, instead }, index) => (
            <li key={name}>
              <RoleMark src={bandCode(comparedRoles[index] ?? "guard")} />
              <div>
                <h3>{name}</h3>
                <p>{task}</p>
              </div>
              <p className="compared__price">
                {price ? (
                  <>
                    {compare.from} <b className="title--large">{price}</b>
                    {compare.unit} <span className="meta">{compare.vat}</span>
                  </>
                ) : (
                  <b className="title--large">{instead}</b>
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
      <Faq messages={messages.faq} showAll={loaderData.showAll} closed />
      <ClosingCall {...closing}>
        <Button as={QuoteLink} kind="primary" size="large" service="entranceHost">
          {closing.quote}
        </Button>
      </ClosingCall>
    </>
  );
}
