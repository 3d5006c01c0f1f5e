import { orderLink } from "#app/company/response-promise.server.ts";
import { entranceHostPage } from "#app/content/pages/entrance-host.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { cityLinks } from "#app/i18n/city-links.ts";
import { pageHref } from "#app/i18n/links.ts";
import { bottomBar } from "#app/layout/bottom-bar.ts";
import { ContactLink, DemoButton, More } from "#app/layout/links.tsx";
import { SecondButton, YesButton, YesLine } from "#app/layout/yes-links.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { CostNotes } from "#app/sections/cost-notes.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { YesNo } from "#app/sections/yes-no.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/entrance-host";
import { Doors } from "./entrance-host/doors.tsx";
import { FirstMinute } from "./entrance-host/first-minute.tsx";
import { ServingRule } from "./entrance-host/serving-rule.tsx";
import { OrderBar } from "./order-bar.tsx";
import { pageContext } from "./page-context.server.ts";
import "./entrance-host.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, breadcrumb, ...messages } = entranceHostPage(facts, locale);
  return {
    ...page("entranceHost", { ...meta, art: "vast-entrevard" }, { name: breadcrumb }),
    messages,
    shared: servicePageMessages[locale],
    order: orderLink(locale, { service: "entranceHost" }),
    cities: cityLinks("entranceHost", locale),
  };
}

export const handle = bottomBar;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The service entrance host. */
export default function EntranceHost({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shared, breadcrumbs, order } = loaderData;
  const { does, cost, related } = messages;
  return (
    <>
      <ServiceHero
        {...messages.hero}
        breadcrumbs={breadcrumbs}
        map="malmo"
        garment="entrevard"
        light="day"
        note={<YesLine />}
      >
        <YesButton order={order} size="large" source="entrance-host-hero" />
        <SecondButton order={order} />
      </ServiceHero>
      <FirstMinute {...messages.minute} />
      <Doors {...messages} />
      <ServingRule {...loaderData} />
      <YesNo {...does} showAll={shared.showAll}>
        <p className="note">
          <More to={pageHref("difference", locale)}>{does.more}</More>
        </p>
      </YesNo>
      <Faq messages={{ ...messages.faq, contact: shared.contact }} showAll={shared.showAll} closed />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "ordningsvakt", ...related.orderGuard, href: pageHref("orderGuard", locale) },
          { mark: "vaktare", ...related.guard, href: pageHref("guard", locale) },
        ]}
      />
      <CityLinks title={messages.cities} cities={loaderData.cities} />
      <CostNotes
        messages={cost}
        action={
          <>
            <Button as={ContactLink} kind="secondary" size="large">
              {messages.price}
            </Button>
            <DemoButton kind="outline" size="large" />
          </>
        }
        more={<More to={pageHref("entranceHostCost", locale)}>{cost.more}</More>}
      />
      <OrderBar order={order} />
    </>
  );
}
