import { orderGuardTrainingPage, policePage } from "#app/content/pages/order-guard-training.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { servicePageWords } from "#app/content/shared/service-pages.server.ts";
import { siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { contactDialogId } from "#app/leads/contact-request/contact-dialog.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { LongerTape } from "#app/sections/longer-tape.tsx";
import { QuoteLink } from "#app/sections/quote-link.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { Responsibilities } from "#app/sections/responsibilities.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { Specialist } from "#app/sections/specialist.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteMap } from "#app/site-map.ts";
import type { Route } from "./+types/order-guard-training";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const words = orderGuardTrainingPage[locale];
  const { label, home } = breadcrumbWords[locale];
  return {
    locale,
    words,
    shared: servicePageWords[locale],
    breadcrumbs: { label, items: [{ name: home, href: pageHref("home", locale) }, { name: words.crumb }] },
    policePage,
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, siteUrl, words, breadcrumbs } }: Route.MetaArgs) {
  const { path } = siteMap.orderGuardTraining;
  return pageMeta({
    path,
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    art: "vast-utbildning",
    ...words.meta,
  });
}

export default function OrderGuardTraining({ loaderData }: Route.ComponentProps) {
  const { locale, words, shared, breadcrumbs } = loaderData;
  const { hero, related, closing } = words;
  const careers = pageHref("careers", locale);
  const pages = {
    guard: pageHref("guard", locale),
    host: pageHref("host", locale),
    specialist: "#specialist",
    police: loaderData.policePage,
  };
  return (
    <>
      <ServiceHero
        title={hero.title}
        lead={hero.lead}
        breadcrumbs={breadcrumbs}
        map="uppsala"
        garment="utbildning"
      >
        <SiteLink className="button button-primary button-large" to={careers}>
          {hero.jobs}
        </SiteLink>
        <a className="button button-outline button-large" href="#vagen">
          {hero.way}
        </a>
      </ServiceHero>
      <Responsibilities {...words.lanes} pages={pages} />
      <LongerTape {...words.longer} />
      <Specialist words={words.specialist}>
        <QuoteLink locale={locale} className="button button-secondary" service="orderGuardTraining">
          {words.specialist.quote}
        </QuoteLink>
      </Specialist>
      <Faq words={{ ...words.faq, contact: shared.contact }} contactDialog={contactDialogId} />
      <RelatedServices
        title={related.title}
        services={[
          { mark: "utbildning", ...related.careers, href: careers },
          { mark: "ordningsvakt", ...related.story, href: pageHref("storyBarToOrderGuard", locale) },
        ]}
      />
      <ClosingCall title={closing.title} text={closing.text}>
        <SiteLink className="button button-primary button-large" to={careers}>
          {hero.jobs}
        </SiteLink>
        <ContactLink className="button button-outline button-large" locale={locale}>
          {shared.contact}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
