import type { ReactNode } from "react";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Mailbox } from "#app/ui/email-text.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/stack.css";

interface HiringProps {
  messages: (typeof careersMessages)[Locale]["hiring"];
  /** A mailto link with subject and body. */
  mail: string;
  address: string;
  /** A link to how personal data is handled. */
  children: ReactNode;
}

/** How to apply and what happens after that; each step's tape is longer than the one before. */
export function Hiring({ messages, mail, address, children }: HiringProps) {
  return (
    <Section className="hiring" id="ansok" titleId="hiring-title">
      <div className="columns columns--4-8">
        <div>
          <h2 id="hiring-title">{messages.title}</h2>
          <p className="lead">{messages.text}</p>
          <p className="actions">
            <Button as="a" kind="primary" size="large" href={mail}>
              {messages.action}
            </Button>
            <Mailbox address={address} />
          </p>
        </div>
        <div>
          <ol className="hiring__steps stack stack--loose">
            {messages.steps.map(({ when, title, text }) => (
              <li key={when}>
                <span className="hiring__when tape">{when}</span>
                <div>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Fold className="hiring__fold" summary={messages.more}>
            <div className="columns columns--halves">
              {[messages.send, messages.leave].map(({ title, items }) => (
                <div key={title}>
                  <h3 className="title--small">{title}</h3>
                  <ul className="rows rows--close">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Fold>
          <p className="meta muted">
            {messages.privacy} {children}
          </p>
        </div>
      </div>
    </Section>
  );
}
