import { orderLink } from "#app/company/response-promise.server.ts";
import { guardPage, presenceTimes, trainingPieces } from "#app/content/pages/guard.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { guardTrainingTotal } from "#app/content/training.ts";
import { cityLinks } from "#app/i18n/city-links.ts";
import { pageHref } from "#app/i18n/links.ts";
import { bottomBar } from "#app/layout/bottom-bar.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { DemoButton, More, QuoteLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { YesButton, YesLine } from "#app/layout/yes-links.tsx";
import { Benefits } from "#app/sections/benefits.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { NotesRow } from "#app/sections/notes-row.tsx";
import { PlanCards } from "#app/sections/plan-cards.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { RoleAnswer } from "#app/sections/role-answer.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { YesNo } from "#app/sections/yes-no.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/guard";
import { HourLadder } from "./guard/hour-ladder.tsx";
import { Presence } from "./guard/presence.tsx";
import { OrderBar } from "./order-bar.tsx";
import { pageContext } from "./page-context.server.ts";
import "./guard.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, breadcrumb, ...messages } = guardPage(facts, locale);
  return {
    ...page("guard", { ...meta, art: "vast-vaktare" }, { name: breadcrumb }),
    messages,
    shared: servicePageMessages[locale],
    order: orderLink(locale, { service: "guard" }),
    cities: cityLinks("guard", locale),
    plans: messages.services.plans.map((plan) =>
      plan.service === "alarm" ? { ...plan, amount: messages.services.perCallout } : plan,
    ),
    presenceTimes,
    steps: messages.education.steps.map((step, index) => ({ ...step, pieces: trainingPieces[index] ?? [] })),
    trainingTotal: guardTrainingTotal,
  };
}

export const handle = bottomBar;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The service guard, in tabs. */
export default function Guard({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shared, order } = loaderData;
  const { overview, services, related } = messages;
  const link = { orderGuard: pageHref("orderGuard", locale), difference: pageHref("difference", locale) };
  const prices = pageHref("prices", locale);
  const demo = pageHref("demo", locale);
  return (
    <>
      <ServiceHero
        {...messages.hero}
        breadcrumbs={loaderData.breadcrumbs}
        map="goteborg"
        garment="vaktare"
        note={<YesLine order={order} />}
      >
        <YesButton order={order} size="large" source="guard-hero" />
        <Button as="a" kind="outline" size="large" href="#tjanster">
          {messages.hero.explore}
        </Button>
      </ServiceHero>
      <Tabs
        label={messages.tabs.label}
        panels={[
          {
            id: "oversikt",
            name: messages.tabs.overview,
            content: (
              <>
                <RoleAnswer messages={overview.answer} pages={link} />
                <Presence {...loaderData} />
                <YesNo {...overview.powers} showAll={shared.showAll}>
                  <p className="note">
                    <More to={link.difference}>{overview.powers.more}</More>
                  </p>
                </YesNo>
              </>
            ),
          },
          {
            id: "tjanster",
            name: messages.tabs.services,
            content: (
              <PlanCards
                messages={{ ...shared.price, ...services }}
                plans={loaderData.plans}
                actions={(service) => (
                  <>
                    <Button as={QuoteLink} kind="secondary" service={service} form="guard">
                      {shared.bookNow}
                    </Button>
                    <SiteLink className="more" to={demo}>
                      {shared.demo}
                    </SiteLink>
                  </>
                )}
              >
                <NotesRow title={services.notesTitle} notes={services.notes}>
                  <More to={prices}>{services.more}</More>
                </NotesRow>
              </PlanCards>
            ),
          },
          {
            id: "fordelar",
            name: messages.tabs.benefits,
            content: <Benefits messages={messages.benefits} />,
          },
          {
            id: "utbildning",
            name: messages.tabs.education,
            content: <HourLadder {...loaderData} />,
          },
          {
            id: "faq",
            name: messages.tabs.faq,
            content: (
              <Faq
                id={null}
                messages={{ ...messages.faq, contact: shared.contact }}
                showAll={shared.showAll}
              />
            ),
          },
        ]}
        after={
          <SiteLink className="tab" to={prices}>
            {shared.prices} <Icon name="arrow" />
          </SiteLink>
        }
      />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "ordningsvakt", ...related.orderGuard, href: link.orderGuard },
          { mark: "entrevard", ...related.entranceHost, href: pageHref("entranceHost", locale) },
        ]}
      />
      <CityLinks title={messages.cities} cities={loaderData.cities} />
      <ClosingCall title={messages.closing.title} text={messages.closing.text}>
        <DemoButton size="large" />
        <Button as={SiteLink} kind="outline" size="large" to={pageHref("home", locale, "kontakt")}>
          {messages.closing.contact}
        </Button>
      </ClosingCall>
      <OrderBar order={order} wide>
        <SiteLink className="more small" to={demo}>
          {shared.demo}
        </SiteLink>
      </OrderBar>
    </>
  );
}
