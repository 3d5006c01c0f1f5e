import { emailFootMessages } from "#app/content/emails/foot.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { TextLink } from "./email-facts.tsx";
import { mailto } from "./email-links.ts";

/** The company in emails (brand/company.ts), its promises, and the site's address. */
export type EmailBrand = {
  name: string;
  legalName: string;
  organisationNumber: string;
  vatNumber: string;
  address: { street: string; postalCode: string; city: string };
  customerServiceEmail: string;
  salesEmail: string;
  phone: string;
  bookingApp: string;
  siteUrl: string;
  facts: CompanyFacts;
};

/**
 * The sender's details, which e-handelslagen requires, and how long the data is kept: as requests, unless `kept` says
 * it. `mailbox` is the address to write to.
 */
export function CompanyDetails({
  brand,
  mailbox,
  locale,
  kept,
}: {
  brand: EmailBrand;
  mailbox: string;
  locale: Locale;
  kept?: string;
}) {
  const messages = emailFootMessages(brand.facts, locale);
  const { street, postalCode, city } = brand.address;
  return (
    <>
      {`${brand.legalName} · ${messages.organisationNumber}\u00A0${brand.organisationNumber} · ${messages.vatNumber}\u00A0${brand.vatNumber}`}
      <br />
      {`${street}, ${postalCode} ${city}`}
      <br />
      <TextLink href={mailto(mailbox)}>{mailbox}</TextLink>
      <br />
      <TextLink href={telephoneHref(brand.phone)}>{brand.phone}</TextLink>
      {" · "}
      <span style={{ whiteSpace: "nowrap" }}>{messages.hours}</span>
      <br />
      {`${kept ?? messages.privacy} `}
      <TextLink href={new URL(pageHref("privacy", locale), brand.siteUrl).href}>
        {messages.privacyLink}
      </TextLink>
    </>
  );
}
