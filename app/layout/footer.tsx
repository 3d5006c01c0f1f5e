import type { ReactNode } from "react";
import { citiesIn } from "#app/domain/cities.ts";
import { menuServices } from "#app/domain/services.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { PageKey } from "#app/site-map.ts";
import { Mailbox } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { LayoutData } from "./layout-data.ts";
import { ContactLink, ExternalLink } from "./links.tsx";
import { SiteLink } from "./site-link.tsx";
import "./footer.css";

/** The footer of every page, with the details that the law requires (e-handelslagen). */
export function Footer({ data }: { data: LayoutData }) {
  const { locale, navigation, footer: messages, company, bookingApp } = data;
  const link = (page: PageKey, text: string) => <SiteLink to={pageHref(page, locale)}>{text}</SiteLink>;
  return (
    <footer className="site-footer night">
      <div className="wrap">
        <div className="footer-links">
          <div>
            <SiteLink className="logo" to={pageHref("home", locale)}>
              <img
                src="/logo/logo-on-night.svg"
                alt={navigation.home}
                width={180}
                height={38}
                loading="lazy"
              />
            </SiteLink>
            <p className="muted footer-text">{messages.blurb}</p>
            <p className="footer-phone">
              <a className="title" href={telephoneHref(company.phone)}>
                {company.phone}
              </a>{" "}
              {messages.hours}
            </p>
          </div>
          <Links title={navigation.services}>
            {menuServices.map((page) => (
              <li key={page}>{link(page, navigation[page].name.replaceAll("-", "-\u2060"))}</li>
            ))}
            <li>{link("prices", navigation.prices)}</li>
          </Links>
          <Links title={messages.cities}>
            {citiesIn(locale).map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink to={cityHref("guard", slug, locale)}>{name}</SiteLink>
              </li>
            ))}
          </Links>
          <Links title={messages.company}>
            <li>{link("about", messages.about)}</li>
            <li>{link("careers", navigation.careers)}</li>
            <li>{link("news", navigation.news)}</li>
            <li>{link("guardApp", messages.guardApp)}</li>
          </Links>
          <Links title={messages.start}>
            <li>
              <ExternalLink href={bookingApp}>{navigation.book}</ExternalLink>
            </li>
            <li>{link("expressOrder", messages.order)}</li>
            <li>{link("demo", navigation.demo)}</li>
            <li>
              <ContactLink>{navigation.contact}</ContactLink>
            </li>
            <li>
              <SiteLink to={pageHref("home", locale, "faq")}>{messages.faq}</SiteLink>
            </li>
          </Links>
        </div>
        <div className="footer-company">
          <address>
            <b>{company.name}</b>
            <br />
            {company.street}
            <br />
            {company.place}
          </address>
          <ul className="footer-social" aria-label={messages.socials}>
            {company.socials.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
          <FactList
            facts={[
              { name: messages.customerService, value: <Mailbox address={company.customerServiceEmail} /> },
              { name: messages.sales, value: <Mailbox address={company.salesEmail} /> },
            ]}
          />
        </div>
        <div className="footer-skyline__clip">
          <img
            className="footer-skyline"
            src="/illustrations/skyline-natt.svg"
            alt={messages.skyline}
            width={1312}
            height={196}
            loading="lazy"
          />
        </div>
        <div className="footer-legal">
          <p>
            {`© ${company.name}, `}
            <span className="unbroken">{`${messages.organisationNumber} ${company.organisationNumber}`}</span>
            , <span className="unbroken">{`${messages.vatNumber} ${company.vatNumber}`}</span>
          </p>
          <nav aria-label={messages.legal}>
            {link("privacy", messages.privacy)}
            {link("terms", messages.terms)}
            {link("cookies", messages.cookies)}
            {link("accessibility", messages.accessibility)}
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** A column of links; folded on a phone. */
function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <Fold summary={title}>
        <ul>{children}</ul>
      </Fold>
    </nav>
  );
}
