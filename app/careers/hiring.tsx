import type { ReactNode } from "react";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { EmailText } from "#app/ui/email-text.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/stack.css";

interface HiringProps {
  messages: (typeof careersMessages)[Locale]["hiring"];
  /** The id that links lead to. */
  id: string;
  /** A mailto link with subject and body. */
  mail: string;
  address: string;
  /** The form. */
  children: ReactNode;
}

/** The application's form, and what happens after it; each step's tape is longer than the one before. */
export function Hiring({ messages, id, mail, address, children }: HiringProps) {
  return (
    <Section className="hiring" id={id} titleId="hiring-title">
      <div className="hiring__parts">
        <div className="hiring__head">
          <h2 id="hiring-title">{messages.title}</h2>
          <p className="lead">{messages.text}</p>
        </div>
        <div className="hiring__form panel bleed">
          <div className="tape tape--thin" aria-hidden="true" />
          {children}
        </div>
        <div className="hiring__steps">
          <ol className="stack">
            {messages.steps.map(({ when, title, text }) => (
              <li key={when}>
                <span className="hiring__when tape">{when}</span>
                <div>
                  <h3 className="title--small">{title}</h3>
                  <p className="small muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="note small">
            <b>{messages.mail}</b>{" "}
            <a href={mail}>
              <EmailText address={address} />
            </a>
            <br />
            <span className="muted">{messages.mailText}</span>
          </p>
        </div>
      </div>
      <Fold className="hiring__fold" summary={messages.more}>
        <div className="columns columns--halves">
          {[messages.ready, messages.leave].map(({ title, items }) => (
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
    </Section>
  );
}
