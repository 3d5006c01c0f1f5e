import { differencePage, powers } from "#app/content/pages/difference.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { DemoButton } from "#app/layout/demo-button.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ChooseByPlace } from "#app/sections/choose-by-place.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { DecisionPath } from "#app/sections/decision-path.tsx";
import { Myths } from "#app/sections/myths.tsx";
import { PowersTable } from "#app/sections/powers-table.tsx";
import { QuoteLink } from "#app/sections/quote-link.tsx";
import { SideBySide } from "#app/sections/side-by-side.tsx";
import { TwoGarments } from "#app/sections/two-garments.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/difference";
import { visit } from "./visit.server.ts";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = visit(args);
  const { meta, services, here, ...words } = differencePage(facts, locale);
  const home = pageHref("home", locale, "tjanster");
  return { ...page("difference", meta, { name: services, href: home }, { name: here }), words, powers };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

export default function Difference({ loaderData }: Route.ComponentProps) {
  const { locale, words } = loaderData;
  const answers = [
    { href: pageHref("orderGuard", locale), code: "ordningsvakt" },
    { href: pageHref("guard", locale), code: "vaktare" },
    { href: pageHref("host", locale), code: "entrevard" },
  ];
  return (
    <>
      <TwoGarments words={words.garments}>
        <Breadcrumbs {...loaderData.breadcrumbs} />
      </TwoGarments>
      <DecisionPath words={words.path} answers={answers}>
        <ContactLink className="button button-secondary" locale={locale}>
          {words.path.contact}
        </ContactLink>
      </DecisionPath>
      <PowersTable words={words.powers} powers={loaderData.powers} />
      <SideBySide
        words={words.sides}
        roles={words.powers.columns}
        pages={{ prices: pageHref("prices", locale) }}
      />
      <Myths words={words.myths} />
      <ChooseByPlace
        words={words.places}
        actions={{
          guard: (
            <QuoteLink className="button button-secondary" locale={locale} service="guard">
              {words.places.guard.action}
            </QuoteLink>
          ),
          orderGuard: (
            <QuoteLink className="button button-secondary" locale={locale} service="orderGuard">
              {words.places.orderGuard.action}
            </QuoteLink>
          ),
          both: (
            <SiteLink className="more" to={pageHref("platform", locale)}>
              {words.places.both.more} <Icon name="arrow" />
            </SiteLink>
          ),
        }}
      />
      <ClosingCall title={words.closing.title} text={words.closing.text}>
        <DemoButton size="large" />
        <ContactLink className="button button-outline button-large" locale={locale}>
          {words.closing.contact}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
