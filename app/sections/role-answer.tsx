import { Heading } from "#app/ui/heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "#app/ui/callout.css";

interface RoleAnswerProps {
  messages: { title: string; lead: string; calloutTitle: string; callout: string };
  pages: PageAddresses;
}

/** A role's work in one large paragraph, and the one condition that a buyer must know. */
export function RoleAnswer({ messages, pages }: RoleAnswerProps) {
  return (
    <Section titleId="what-title">
      <div className="columns columns--5-7">
        <Heading level={2} size="h2-small" id="what-title">
          {messages.title}
        </Heading>
        <div>
          <p className="large">{messages.lead}</p>
          <p className="callout">
            <b>{messages.calloutTitle}</b> <LinkedText text={messages.callout} pages={pages} />
          </p>
        </div>
      </div>
    </Section>
  );
}
