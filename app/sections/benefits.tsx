import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import "#app/ui/with-icon.css";

interface BenefitsProps {
  messages: {
    title: string;
    intro: string;
    items: readonly {
      icon: string;
      figure: string;
      title: string;
      text: string;
      results: readonly string[];
    }[];
  };
}

/** Benefits as rows: a figure or promise in large type, its meaning, and how it is measured. */
export function Benefits({ messages }: BenefitsProps) {
  return (
    <Section titleId="benefits-title" title={messages.title} intro={messages.intro}>
      <ul className="rows">
        {messages.items.map(({ icon, figure, title, text, results }) => (
          <li className="columns columns--4-5-3" key={figure}>
            <b className="numeral">{figure}</b>
            <div>
              <h3 className="title--large with-icon">
                <DrawnIcon name={icon} />
                {title}
              </h3>
              <p className="muted">{text}</p>
            </div>
            <TextList className="ticks" icon="check" texts={results} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
