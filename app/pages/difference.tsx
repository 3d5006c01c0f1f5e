import { differencePage, powers } from "#app/content/pages/difference.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
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
import { pageMeta } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/difference";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const words = differencePage(facts, locale);
  const { label, home } = breadcrumbWords[locale];
  return {
    locale,
    words,
    powers,
    breadcrumbsLabel: label,
    breadcrumbs: [
      { name: home, href: pageHref("home", locale) },
      { name: words.services, href: pageHref("home", locale, "tjanster") },
      { name: words.here },
    ],
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("difference", "sv"), locale, siteUrl, breadcrumbs, ...words.meta });
}

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
        <Breadcrumbs label={loaderData.breadcrumbsLabel} items={loaderData.breadcrumbs} />
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
