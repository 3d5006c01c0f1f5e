import { Section } from "#app/ui/section.tsx";
import "#app/ui/disc.css";
import "#app/ui/product-fragment.css";
import "./steps.css";

interface StepsProps {
  words: {
    title: string;
    intro: string;
    items: readonly {
      title: string;
      text: string;
      label: string;
      rows: readonly { name: string; value: string }[];
    }[];
  };
}

/** Four stops on one tape, with the same example in all of them. */
export function Steps({ words }: StepsProps) {
  return (
    <Section
      className="steps-section"
      id="hur-det-fungerar"
      ground="night"
      titleId="steps-title"
      title={words.title}
      intro={words.intro}
    >
      <div className="steps">
        <ol>
          {words.items.map(({ title, text, label, rows }, index) => (
            <li className="step" key={title}>
              <span className="disc" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="title-large">{title}</h3>
              <p className="muted">{text}</p>
              <div className="fragment" role="img" aria-label={label}>
                {rows.map(({ name, value }) => (
                  <div className="fact-row" key={name}>
                    <span>{name}</span>
                    <b>{value}</b>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
