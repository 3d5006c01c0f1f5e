import type { ReactNode } from "react";
import "./name-box.css";

interface NameBoxProps {
  messages: {
    statement: string;
    label: string;
    entries: readonly { term: string; kind: string; text: string }[];
  };
  children?: ReactNode;
}

/** Explains the product's name, an ordinary word too (product 6.1), beside what the product is. */
export function NameBox({ messages, children }: NameBoxProps) {
  const statement = <p className="statement">{messages.statement}</p>;
  return (
    <div className="introduction columns columns--7-5">
      {children ? (
        <div>
          {statement}
          {children}
        </div>
      ) : (
        statement
      )}
      <dl className="name-box small terms" aria-label={messages.label}>
        {messages.entries.map(({ term, kind, text }) => (
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
