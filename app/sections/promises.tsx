import { Section } from "#app/ui/section.tsx";

interface PromisesProps {
  words: { title: string; intro: string; items: readonly { word: string; text: string }[] };
}

/** Each word that the company promises, and what it means. */
export function Promises({ words }: PromisesProps) {
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
