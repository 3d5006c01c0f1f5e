import { uniformGuidePage } from "#app/content/pages/uniform-guide.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { contactDialogId } from "#app/leads/contact-request/contact-dialog.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Distances } from "#app/sections/distances.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { GarmentParts } from "#app/sections/garment-parts.tsx";
import { QuoteLink } from "#app/sections/quote-link.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/uniform-guide";
import "#app/sections/related-services.css";
import "./uniform-guide.css";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const words = uniformGuidePage[locale];
  const { label, home } = breadcrumbWords[locale];
  return {
    locale,
    words,
    breadcrumbsLabel: label,
    breadcrumbs: [{ name: home, href: pageHref("home", locale) }, { name: words.here }],
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("uniformGuide", "sv"), locale, siteUrl, breadcrumbs, ...words.meta });
}

export default function UniformGuide({ loaderData }: Route.ComponentProps) {
  const { locale, words, breadcrumbsLabel, breadcrumbs } = loaderData;
  const { law, check, related, closing } = words;
  return (
    <>
      <Distances words={words} breadcrumbs={<Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />} />
      <GarmentParts words={words.parts} roles={words.steps[0]?.roles.map(({ name }) => name) ?? []} />
      <section className="section night" aria-labelledby="law">
        <div className="wrap uniform-law columns columns--5-7">
          <h2 id="law">{law.title}</h2>
          <dl>
            {law.items.map(({ name, text, source }) => (
              <div key={name}>
                <dt className="title">{name}</dt>
                <dd>
                  {text}
                  <small className="meta muted">{source}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section" aria-labelledby="check">
        <div className="wrap">
          <div className="head">
            <h2 id="check">{check.title}</h2>
            <p className="muted">{check.intro}</p>
          </div>
          <ol className="uniform-check">
            {check.items.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Faq words={words.faq} contactDialog={contactDialogId} />
      <nav className="section section--follows" aria-labelledby="related">
        <div className="wrap">
          <h2 id="related">{related.title}</h2>
          <div className="related-services tiles">
            {(["difference", "hostCost"] as const).map((page) => (
              <SiteLink className="panel" to={pageHref(page, locale)} key={page}>
                <span>
                  <b className="title">{related[page].name}</b>
                  <span className="muted">{related[page].text}</span>
                </span>
                <Icon name="arrow" />
              </SiteLink>
            ))}
          </div>
        </div>
      </nav>
      <ClosingCall title={closing.title} text={closing.text}>
        <QuoteLink className="button button-primary button-large" locale={locale}>
          {closing.quote}
        </QuoteLink>
        <ContactLink className="button button-outline button-large" locale={locale}>
          {closing.contact}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
