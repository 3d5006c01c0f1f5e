import { Section } from "#app/ui/section.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import { YesNo } from "./yes-no.tsx";
import "./known-gaps.css";

interface KnownGapsProps {
  words: {
    title: string;
    text: string;
    instead: string;
    gaps: readonly { title: string; text: string; instead: string }[];
  };
  pages: PageAddresses;
}

/** What does not work yet, and what to do meanwhile: the first thing that the accessibility page says. */
export function KnownGaps({ words, pages }: KnownGapsProps) {
  return (
    <Section
      className="known-gaps"
      ground="night"
      titleId="gaps-title"
      title={words.title}
      intro={words.text}
    >
      <ul className="rows">
        {words.gaps.map((gap) => (
          <li className="columns columns--thirds" key={gap.title}>
            <h3 className="title">{gap.title}</h3>
            <p className="muted">
              <LinkedText text={gap.text} pages={pages} />
            </p>
            <p>
              <b>{words.instead}</b> <LinkedText text={gap.instead} pages={pages} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TriedProps {
  words: {
    title: string;
    text: string;
    tried: string;
    triedList: readonly string[];
    untried: string;
    untriedList: readonly string[];
  };
}

/** How the site was tried, beside how it was not. */
export function Tried({ words }: TriedProps) {
  return (
    <YesNo
      title={words.title}
      intro={words.text}
      yes={{ title: words.tried, items: words.triedList }}
      no={{ title: words.untried, items: words.untriedList }}
    />
  );
}
