import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/section.tsx";

interface ReadOnProps {
  messages: { heading: string; text: string; related: string };
  actions: ReactNode;
  related: readonly { href: string; label: string; title: string }[];
}

/** Below an article: one call to action and a few related articles. */
export function ReadOn({ messages, actions, related }: ReadOnProps) {
  return (
    <Section className="read-on no-print" small ground="sunken" titleId="read-on-title">
      <div className="columns columns--7-5">
        <Card className="read-on__call" ground="night">
          <h2 id="read-on-title">{messages.heading}</h2>
          <p className="muted">{messages.text}</p>
          <p className="actions">{actions}</p>
        </Card>
        <div>
          <h2 className="title--large">{messages.related}</h2>
          <ul className="rows">
            {related.map(({ href, label, title }) => (
              <li key={href}>
                <a className="quiet-link" href={href}>
                  <small className="meta muted">{label}</small>
                  <b className="title--small">{title}</b>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
