import { brand } from "#app/content/brand.ts";
import { aboutPage } from "#app/content/pages/about.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { cities } from "#app/domain/cities.ts";
import { cityHref, pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { DemoButton } from "#app/layout/demo-button.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { AboutHero } from "#app/sections/about-hero.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CompanyFacts } from "#app/sections/company-facts.tsx";
import { Hands } from "#app/sections/hands.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { Oversight } from "#app/sections/oversight.tsx";
import { Promises } from "#app/sections/promises.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { localBusinessData } from "#app/seo/structured-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/about";
import "./about.css";

/** Monday to Friday (product 1.7). */
const openDays = 5;

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const words = aboutPage(facts, locale);
  const { label, home } = breadcrumbWords[locale];
  const siteUrl = context.get(siteUrlContext);
  return {
    locale,
    words,
    breadcrumbsLabel: label,
    breadcrumbs: [{ name: home, href: pageHref("home", locale) }, { name: words.here }],
    siteUrl,
    structured: [localBusinessData(siteUrl, facts, words.meta.description)],
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl, structured } }: Route.MetaArgs) {
  const path = pageHref("about", "sv");
  return pageMeta({ path, locale, siteUrl, breadcrumbs, structured, ...words.meta });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { locale, words, breadcrumbsLabel, breadcrumbs } = loaderData;
  const { tee, story, name, facts, closing } = words;
  const ways = [pageHref("platform", locale), pageHref("careers", locale)];
  return (
    <>
      <AboutHero
        words={tee}
        breadcrumbs={<Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />}
        links={tee.sides.map(({ link }, index) => (
          <SiteLink className="more" to={ways[index] ?? ""} key={link}>
            {link} <Icon name="arrow" />
          </SiteLink>
        ))}
      />
      <section className="section" aria-labelledby="story">
        <div className="wrap our-story columns columns--5-7">
          <h2 id="story">{story.title}</h2>
          <div>
            {story.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <Promises words={words.promises} />
      <Hands words={words.hands} />
      <Oversight words={words.oversight} />
      <section className="section section--follows wrap our-name" aria-label={name.label}>
        <NameBox words={name} />
        <p className="muted">{name.note}</p>
      </section>
      <CompanyFacts words={facts} facts={companyFacts(facts, locale)} openDays={openDays} />
      <ClosingCall title={closing.title} text={closing.text}>
        <DemoButton size="large" />
        <ContactLink className="button button-outline button-large" locale={locale}>
          {closing.contact}
        </ContactLink>
      </ClosingCall>
    </>
  );
}

type Words = Route.ComponentProps["loaderData"]["words"]["facts"];

function companyFacts(words: Words, locale: Route.ComponentProps["loaderData"]["locale"]) {
  const { street, postalCode, city } = brand.address;
  return [
    { name: words.company, value: brand.legalName },
    { name: words.founded, value: String(brand.foundingYear) },
    { name: words.organisationNumber, value: brand.organisationNumber },
    { name: words.vatNumber, value: brand.vatNumber },
    { name: words.address, value: `${street}, ${postalCode} ${city}` },
    { name: words.phone, value: <a href={`tel:${brand.phone.replace(/[^\d+]/g, "")}`}>{brand.phone}</a> },
    { name: words.customerService, value: <Mail address={brand.customerServiceEmail} /> },
    { name: words.sales, value: <Mail address={brand.salesEmail} /> },
    {
      name: words.cities,
      value: cities.map(({ slug, name }) => (
        <SiteLink to={cityHref("guard", slug, locale)} key={slug}>
          {name}
        </SiteLink>
      )),
    },
  ];
}

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
