import { LinkedText, type PageAddresses } from "#app/sections/linked-text.tsx";
import { YesNo } from "#app/sections/yes-no.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/accessibility";
import "./known-gaps.css";

interface KnownGapsProps {
  words: Route.ComponentProps["loaderData"]["words"]["gaps"];
  pages: PageAddresses;
}

/** What does not work yet, and what to do instead: the first part of the accessibility page. */
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

/** Which tests were made, and which were not. */
export function TestMethods({ words }: { words: Route.ComponentProps["loaderData"]["words"]["tried"] }) {
  return (
    <YesNo
      title={words.title}
      intro={words.text}
      yes={{ title: words.tried, items: words.triedList }}
      no={{ title: words.untried, items: words.untriedList }}
    />
  );
}
