import { orderLink } from "#app/company/response-promise.server.ts";
import { orderGuardPage } from "#app/content/pages/order-guard.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { cityLinks } from "#app/i18n/city-links.ts";
import { pageHref } from "#app/i18n/links.ts";
import { bottomBar } from "#app/layout/bottom-bar.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { DemoButton, QuoteLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { YesButton, YesLine } from "#app/layout/yes-links.tsx";
import { Benefits } from "#app/sections/benefits.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { PlanCards } from "#app/sections/plan-cards.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { RoleAnswer } from "#app/sections/role-answer.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/order-guard";
import { OrderBar } from "./order-bar.tsx";
import { FigureStrip } from "./order-guard/figure-strip.tsx";
import { PermitCases } from "./order-guard/permit-cases.tsx";
import { UseAreas } from "./order-guard/use-areas.tsx";
import { pageContext } from "./page-context.server.ts";
import "./order-guard.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, breadcrumb, ...messages } = orderGuardPage(facts, locale);
  return {
    ...page("orderGuard", { ...meta, art: "vast-ordningsvakt" }, { name: breadcrumb }),
    messages,
    shared: servicePageMessages[locale],
    order: orderLink(locale, { service: "orderGuard" }),
    cities: cityLinks("orderGuard", locale),
  };
}

export const handle = bottomBar;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The service order guard, in tabs. */
export default function OrderGuard({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shared, order } = loaderData;
  const { overview, services, related } = messages;
  return (
    <>
      <ServiceHero
        {...messages.hero}
        breadcrumbs={loaderData.breadcrumbs}
        map="stockholm"
        garment="ordningsvakt"
        note={<YesLine order={order} />}
      >
        <YesButton order={order} size="large" source="order-guard-hero" />
        <Button as={QuoteLink} kind="outline" size="large" service="events">
          {shared.quote}
        </Button>
      </ServiceHero>
      <FigureStrip {...messages.figures} />
      <Tabs
        label={messages.tabs.label}
        panels={[
          {
            id: "oversikt",
            name: messages.tabs.overview,
            content: (
              <>
                <RoleAnswer messages={overview.answer} pages={{ permit: "#tillstand" }} />
                <UseAreas {...overview.areas} showAll={shared.showAll} />
                <PermitCases {...overview.permit} />
              </>
            ),
          },
          {
            id: "tjanster",
            name: messages.tabs.services,
            content: (
              <PlanCards
                messages={{ ...shared.price, ...services }}
                plans={services.plans}
                actions={(service) => (
                  <>
                    <DemoButton kind="secondary" />
                    <QuoteLink className="more" service={service} form="orderGuard">
                      {shared.quote}
                    </QuoteLink>
                  </>
                )}
              />
            ),
          },
          {
            id: "fordelar",
            name: messages.tabs.benefits,
            content: <Benefits messages={messages.benefits} />,
          },
          {
            id: "faq",
            name: messages.tabs.faq,
            content: (
              <Faq
                id={null}
                messages={{ ...messages.faq, contact: shared.contact }}
                showAll={shared.showAll}
                closed
              />
            ),
          },
        ]}
        after={
          <>
            <SiteLink className="tab" to={pageHref("training", locale)}>
              {messages.tabs.training} <Icon name="arrow" />
            </SiteLink>
            <DemoButton kind="outline" size="small" />
          </>
        }
      />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "vaktare", ...related.guard, href: pageHref("guard", locale) },
          { mark: "entrevard", ...related.entranceHost, href: pageHref("entranceHost", locale) },
        ]}
      />
      <CityLinks title={messages.cities} cities={loaderData.cities} />
      <ClosingCall {...messages.closing} contact={shared.contact} />
      <OrderBar order={order} />
    </>
  );
}
