import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./benefits.css";

interface BenefitsProps {
  words: {
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

/** Benefits as rows: the figure or the promise in large emails, what it means, and what can be measured. */
export function Benefits({ words }: BenefitsProps) {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap">
        <div className="head">
          <h2 id="benefits-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <ul className="benefits rows">
          {words.items.map(({ icon, figure, title, text, results }) => (
            <li key={figure}>
              <b className="numeral">{figure}</b>
              <div>
                <h3 className="title-large">
                  <DrawnIcon name={icon} />
                  {title}
                </h3>
                <p className="muted">{text}</p>
              </div>
              <ul className="ticks">
                {results.map((result) => (
                  <li key={result}>
                    <Icon name="check" />
                    <span>{result}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
