import { hostPage } from "#app/content/pages/host.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { servicePageWords } from "#app/content/shared/service-pages.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { cities } from "#app/domain/cities.ts";
import { cityHref, pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { DemoButton } from "#app/layout/demo-button.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { contactDialogId } from "#app/leads/contact-request/contact-dialog.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CostNotes } from "#app/sections/cost-notes.tsx";
import { Doors } from "#app/sections/doors.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { FirstMinute } from "#app/sections/first-minute.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { ServingRule } from "#app/sections/serving-rule.tsx";
import { YesNo } from "#app/sections/yes-no.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteMap } from "#app/site-map.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/host";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const words = hostPage(facts, locale);
  const { label, home } = breadcrumbWords[locale];
  return {
    locale,
    words,
    shared: servicePageWords[locale],
    breadcrumbs: { label, items: [{ name: home, href: pageHref("home", locale) }, { name: words.crumb }] },
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, siteUrl, words, breadcrumbs } }: Route.MetaArgs) {
  const { path } = siteMap.host;
  return pageMeta({
    path,
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    art: "vast-entrevard",
    ...words.meta,
  });
}

export default function Host({ loaderData: { locale, words, shared, breadcrumbs } }: Route.ComponentProps) {
  const { doors, does, cost, related, closing } = words;
  const orderGuard = pageHref("orderGuard", locale);
  return (
    <>
      <ServiceHero {...words.hero} breadcrumbs={breadcrumbs} map="malmo" garment="entrevard" light="day">
        <ContactLink className="button button-primary button-large" locale={locale}>
          {words.price} <Icon name="arrow" className="ico--go" />
        </ContactLink>
        <DemoButton variant="outline" size="large" />
      </ServiceHero>
      <FirstMinute {...words.minute} />
      <Doors title={doors.title} intro={doors.intro} doors={doors.items} imageFailed={words.imageFailed} />
      <ServingRule words={words.serving} pages={{ orderGuard }} />
      <YesNo {...does}>
        <p>
          <SiteLink className="more" to={pageHref("difference", locale)}>
            {does.more} <Icon name="arrow" />
          </SiteLink>
        </p>
      </YesNo>
      <CostNotes
        words={cost}
        action={
          <ContactLink className="button button-primary button-large" locale={locale}>
            {words.price}
          </ContactLink>
        }
        more={
          <SiteLink className="more" to={pageHref("hostCost", locale)}>
            {cost.more} <Icon name="arrow" />
          </SiteLink>
        }
      />
      <Faq words={{ ...words.faq, contact: shared.contact }} contactDialog={contactDialogId} />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "ordningsvakt", ...related.orderGuard, href: orderGuard },
          { mark: "vaktare", ...related.guard, href: pageHref("guard", locale) },
        ]}
      />
      <CityLinks
        title={words.cities}
        cities={cities.map(({ slug, name }) => ({ name, href: cityHref("host", slug, locale) }))}
      />
      <ClosingCall title={closing.title} text={closing.text}>
        <ContactLink className="button button-primary button-large" locale={locale}>
          {shared.contact}
        </ContactLink>
        <DemoButton variant="outline" size="large" />
      </ClosingCall>
    </>
  );
}
