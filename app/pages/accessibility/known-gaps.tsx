import { pageHref } from "#app/i18n/links.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { YesNo } from "#app/sections/yes-no.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/accessibility";
import "./known-gaps.css";

type Data = Route.ComponentProps["loaderData"];

/** What does not work yet, and what to do instead: the first part of the accessibility page. */
export function KnownGaps({ locale, messages: { gaps: messages } }: Data) {
  const pages = { contactRequest: pageHref("contactRequest", locale) };
  return (
    <Section
      className="known-gaps"
      ground="night"
      titleId="gaps-title"
      title={messages.title}
      intro={messages.text}
    >
      <ul className="rows">
        {messages.gaps.map((gap) => (
          <li className="columns columns--thirds" key={gap.title}>
            <h3 className="title">{gap.title}</h3>
            <p className="muted">
              <LinkedText text={gap.text} pages={pages} />
            </p>
            <p>
              <b>{messages.instead}</b> <LinkedText text={gap.instead} pages={pages} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Which tests were made, and which were not. */
export function TestMethods({ messages: { tried: messages }, showAll }: Data) {
  return (
    <YesNo
      title={messages.title}
      intro={messages.text}
      yes={{ title: messages.tried, items: messages.triedList }}
      no={{ title: messages.untried, items: messages.untriedList }}
      showAll={showAll}
    />
  );
}
