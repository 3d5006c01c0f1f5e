import { orderGuardTrainingPage, policePage } from "#app/content/pages/order-guard-training.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { QuoteLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/order-guard-training";
import { LongerTape } from "./order-guard-training/longer-tape.tsx";
import { Responsibilities } from "./order-guard-training/responsibilities.tsx";
import { pageContext } from "./page-context.server.ts";
import "./order-guard-training.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { meta, breadcrumb, ...messages } = orderGuardTrainingPage[locale];
  return {
    ...page("orderGuardTraining", { ...meta, art: "vast-utbildning" }, { name: breadcrumb }),
    messages,
    shared: servicePageMessages[locale],
    policePage,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** How one becomes an order guard. */
export default function OrderGuardTraining({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shared, breadcrumbs } = loaderData;
  const { hero, specialist, related, closing } = messages;
  const careers = pageHref("careers", locale);
  return (
    <>
      <ServiceHero
        title={hero.title}
        lead={hero.lead}
        breadcrumbs={breadcrumbs}
        map="uppsala"
        garment="utbildning"
      >
        <Button as={SiteLink} kind="primary" size="large" to={careers}>
          {hero.jobs}
        </Button>
        <Button as="a" kind="outline" size="large" href="#vagen">
          {hero.way}
        </Button>
      </ServiceHero>
      <Responsibilities {...loaderData} />
      <LongerTape {...messages.longer} />
      <Section id="specialist" ground="sunken" titleId="specialist-title">
        <div className="columns columns--halves">
          <div>
            <h2 id="specialist-title">{specialist.title}</h2>
            <p className="lead">{specialist.lead}</p>
            <div className="actions">
              <Button as={QuoteLink} kind="secondary" service="orderGuardTraining">
                {specialist.quote}
              </Button>
            </div>
          </div>
          <Card>
            <p>
              <b className="figure">{specialist.figure}</b>&ensp;{specialist.unit}
            </p>
            <ol className="note lines lines--named">
              {specialist.days.map(({ name, text }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </Section>
      <Faq messages={{ ...messages.faq, contact: shared.contact }} showAll={shared.showAll} closed />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "utbildning", ...related.careers, href: careers },
          { mark: "ordningsvakt", ...related.story, href: pageHref("storyBarToOrderGuard", locale) },
        ]}
      />
      <ClosingCall {...closing} contact={shared.contact}>
        <Button as={SiteLink} kind="primary" size="large" to={careers}>
          {hero.jobs}
        </Button>
      </ClosingCall>
    </>
  );
}
