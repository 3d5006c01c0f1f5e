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

/** Four stops on one tape; the same case runs through all of them. */
export function Steps({ words }: StepsProps) {
  return (
    <section className="section night steps-section" id="hur-det-fungerar" aria-labelledby="steps-title">
      <div className="wrap">
        <div className="head">
          <h2 id="steps-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <div className="steps">
          <ol>
            {words.items.map(({ title, text, label, rows }, index) => (
              <li className="step" key={title}>
                <span className="step__number" aria-hidden="true">
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
      </div>
    </section>
  );
}
