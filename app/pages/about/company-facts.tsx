import { citiesIn } from "#app/domain/cities.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { Mailbox } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "../+types/about";

type Data = Route.ComponentProps["loaderData"];

/** The details that a company has to publish (e-handelslagen), beside what its name means. */
export function CompanyFacts({ locale, messages: { facts: messages, name } }: Data) {
  return (
    <Section id="uppgifter" ground="sunken" titleId="facts-title">
      <div className="columns columns--7-5">
        <div>
          <h2 id="facts-title">{messages.title}</h2>
          <FactList className="company-facts lines lines--named" facts={factsOf(messages, locale)} />
        </div>
        <Fold summary={name.label}>
          <NameBox messages={name}>
            <p className="note muted">{name.note}</p>
          </NameBox>
        </Fold>
      </div>
    </Section>
  );
}

function factsOf(messages: Data["messages"]["facts"], locale: Locale) {
  const { street, postalCode, city } = brand.address;
  return [
    { name: messages.company, value: brand.legalName },
    { name: messages.founded, value: String(brand.foundingYear) },
    { name: messages.organisationNumber, value: brand.organisationNumber },
    { name: messages.vatNumber, value: brand.vatNumber },
    { name: messages.address, value: `${street}, ${postalCode.replace(" ", "\u00a0")}\u00a0${city}` },
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
