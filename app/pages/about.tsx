import { brand } from "#app/content/brand.ts";
import { aboutPage } from "#app/content/pages/about.server.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { cityHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { DemoButton } from "#app/layout/demo-button.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { localBusinessData } from "#app/seo/structured-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Mailbox } from "#app/ui/email-text.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/about";
import { AboutHero } from "./about/about-hero.tsx";
import { CompanyFacts } from "./about/company-facts.tsx";
import { Oversight } from "./about/oversight.tsx";
import { SoftwareAndPeople } from "./about/software-and-people.tsx";
import { pageContext } from "./page-context.server.ts";
import "./about.css";

const people = "/illustrations/people.svg#";

/** Monday to Friday (product 1.7). */
const openDays = 5;

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, siteUrl, page } = pageContext(args);
  const { meta, here, ...messages } = aboutPage(facts, locale);
  const structured = [localBusinessData(siteUrl, facts, meta.description)];
  return { ...page("about", { ...meta, structured }, { name: here }), messages };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

export default function About({ loaderData }: Route.ComponentProps) {
  const { locale, messages } = loaderData;
  const { story, promises, name, facts, closing } = messages;
  return (
    <>
      <AboutHero {...loaderData} />
      <Section titleId="story">
        <div className="our-story columns columns--5-7">
          <div className="our-story__people">
            <h2 id="story">{story.title}</h2>
            <svg className="no-print" viewBox="-180 -10 900 765" aria-hidden="true">
              <use href={`${people}guard`} />
              <use href={`${people}order-guard`} x="270" />
              <use href={`${people}host`} x="525" />
            </svg>
          </div>
          <div>
            {story.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section
        fold={promises.more}
        ground="sunken"
        titleId="promises-title"
        title={promises.title}
        intro={promises.intro}
      >
        <dl className="rows">
          {promises.items.map(({ word, text }) => (
            <div className="columns columns--5-7" key={word}>
              <dt className="numeral">{word}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <SoftwareAndPeople messages={messages.hands} />
      <Oversight messages={messages.oversight} />
      <section className="section section--follows wrap our-name" aria-label={name.label}>
        <NameBox messages={name}>
          <p className="note muted">{name.note}</p>
        </NameBox>
      </section>
      <CompanyFacts messages={facts} facts={companyFacts(facts, locale)} openDays={openDays} />
      <ClosingCall title={closing.title} text={closing.text}>
        <DemoButton size="large" />
        <Button as={ContactLink} kind="outline" size="large" locale={locale}>
          {closing.contact}
        </Button>
      </ClosingCall>
    </>
  );
}

type Messages = Route.ComponentProps["loaderData"]["messages"]["facts"];

function companyFacts(messages: Messages, locale: Route.ComponentProps["loaderData"]["locale"]) {
  const { street, postalCode, city } = brand.address;
  return [
    { name: messages.company, value: brand.legalName },
    { name: messages.founded, value: String(brand.foundingYear) },
    { name: messages.organisationNumber, value: brand.organisationNumber },
    { name: messages.vatNumber, value: brand.vatNumber },
    { name: messages.address, value: `${street}, ${postalCode} ${city}` },
    { name: messages.phone, value: <a href={telephoneHref(brand.phone)}>{brand.phone}</a> },
    { name: messages.customerService, value: <Mailbox address={brand.customerServiceEmail} /> },
    { name: messages.sales, value: <Mailbox address={brand.salesEmail} /> },
    {
      name: messages.cities,
      value: citiesIn(locale).map(({ slug, name }) => (
        <SiteLink to={cityHref("guard", slug, locale)} key={slug}>
          {name}
        </SiteLink>
      )),
    },
  ];
}
