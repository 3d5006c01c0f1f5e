import { pageHref } from "#app/i18n/links.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { ContactMessageForm } from "#app/requests/contact-request/contact-message-form.tsx";
import { Mailbox } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "../+types/home";

type Data = Route.ComponentProps["loaderData"];

/** What the visitor may want to know on the left, the form on the right. */
export function Contact({ locale, messages: { contact: messages }, form }: Data) {
  const { facts } = messages;
  return (
    <Section className="contact" id="kontakt" titleId="contact">
      <div className="columns columns--halves">
        <div>
          {/* A second anchor: links lead to `/#contact` as well as `/#kontakt` (product 6.1). */}
          <h2 id="contact">{messages.title}</h2>
          <p className="lead">{messages.lead}</p>
          <FactList
            className="contact__facts lines lines--named terms"
            facts={[
              facts.hours,
              facts.booking,
              { name: facts.customerService, value: <Mailbox address={brand.customerServiceEmail} /> },
              { name: facts.sales, value: <Mailbox address={brand.salesEmail} /> },
            ]}
          />
        </div>
        <div className="panel bleed">
          <div className="tape tape--thin" aria-hidden="true" />
          <ContactMessageForm messages={form} locale={locale}>
            <SiteLink className="more" to={pageHref("demo", locale)}>
              {messages.demo}
            </SiteLink>
          </ContactMessageForm>
        </div>
      </div>
    </Section>
  );
}
