import type { ReactNode } from "react";
import { Mailbox } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/tape.css";
import "./contact.css";

interface ContactProps {
  messages: {
    title: string;
    lead: string;
    facts: {
      hours: { name: string; value: string };
      booking: { name: string; value: string };
      customerService: string;
      sales: string;
    };
  };
  mailboxes: { customerService: string; sales: string };
  children: ReactNode;
}

/** What the visitor may want to know on the left, the form on the right. */
export function Contact({ messages, mailboxes, children }: ContactProps) {
  const { facts } = messages;
  return (
    <Section id="kontakt" titleId="contact">
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
              { name: facts.customerService, value: <Mailbox address={mailboxes.customerService} /> },
              { name: facts.sales, value: <Mailbox address={mailboxes.sales} /> },
            ]}
          />
        </div>
        <div className="panel bleed">
          <div className="tape tape--thin" aria-hidden="true" />
          {children}
        </div>
      </div>
    </Section>
  );
}
