import { Heading } from "#app/ui/heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "#app/ui/callout.css";

interface RoleAnswerProps {
  words: { title: string; lead: string; calloutTitle: string; callout: string };
  pages: PageAddresses;
}

/** A role's work in one large paragraph, and the one condition that a buyer must know. */
export function RoleAnswer({ words, pages }: RoleAnswerProps) {
  return (
    <Section titleId="what-title">
      <div className="columns columns--5-7">
        <Heading level={2} size="h2-small" id="what-title">
          {words.title}
        </Heading>
        <div>
          <p className="large">{words.lead}</p>
          <p className="callout">
            <b>{words.calloutTitle}</b> <LinkedText text={words.callout} pages={pages} />
          </p>
        </div>
      </div>
    </Section>
  );
}
