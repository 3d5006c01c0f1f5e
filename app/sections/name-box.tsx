import "./name-box.css";

interface NameBoxProps {
  words: {
    statement: string;
    label: string;
    entries: readonly { term: string; kind: string; text: string }[];
  };
}

/** Explains the product's name, an ordinary word too (product 6.1), beside what the product is. */
export function NameBox({ words }: NameBoxProps) {
  return (
    <div className="introduction columns columns--7-5">
      <p className="statement">{words.statement}</p>
      <dl className="name-box small terms" aria-label={words.label}>
        {words.entries.map(({ term, kind, text }) => (
          <div key={term}>
            <dt>
              {`${term} `}
              <span className="muted">{kind}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
