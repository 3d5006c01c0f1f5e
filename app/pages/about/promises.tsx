import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/about";

type Data = Route.ComponentProps["loaderData"];

/** Each promise of the company, and what it means. */
export function Promises({ words }: { words: Data["words"]["promises"] }) {
  return (
    <Section ground="sunken" titleId="promises-title" title={words.title} intro={words.intro}>
      <dl className="rows">
        {words.items.map(({ word, text }) => (
          <div className="columns columns--5-7" key={word}>
            <dt className="numeral">{word}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
