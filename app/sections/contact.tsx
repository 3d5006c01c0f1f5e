import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/tape.css";
import "./contact.css";

interface ContactProps {
  words: {
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
  /** The form. */
  children: ReactNode;
}

/** What the visitor may want to know on the left, the form on the right. */
export function Contact({ words, mailboxes, children }: ContactProps) {
  const { facts } = words;
  return (
    <Section id="kontakt" titleId="contact">
      <div className="columns columns--halves">
        <div>
          {/* Leads here too: the section is `#kontakt` (product 6.1), and links lead to it as `/#contact` too. */}
          <h2 id="contact">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <dl className="contact__facts lines lines--named terms">
            {[facts.hours, facts.booking].map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <Mailbox name={facts.customerService} address={mailboxes.customerService} />
            <Mailbox name={facts.sales} address={mailboxes.sales} />
          </dl>
        </div>
        <div className="panel bleed">
          <div className="tape tape--thin" aria-hidden="true" />
          {children}
        </div>
      </div>
    </Section>
  );
}

function Mailbox({ name, address }: { name: string; address: string }) {
  const [mailbox, domain] = address.split("@");
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={`mailto:${address}`}>
          {`${mailbox}@`}
          <wbr />
          {domain}
        </a>
      </dd>
    </div>
  );
}
