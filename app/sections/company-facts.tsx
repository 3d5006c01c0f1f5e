import type { ReactNode } from "react";
import "./company-facts.css";

interface CompanyFactsProps {
  words: {
    title: string;
    hours: { title: string; days: readonly { name: string; value: string }[]; note: string };
  };
  facts: readonly { name: string; value: ReactNode }[];
  /** How many of the days, from the first, the office is open. */
  openDays: number;
}

/** What a company must tell about itself (e-handelslagen), and when its office is open, day by day. */
export function CompanyFacts({ words, facts, openDays }: CompanyFactsProps) {
  const { hours } = words;
  return (
    <section className="section sunken later" id="uppgifter" aria-labelledby="facts-title">
      <div className="wrap cfacts">
        <div>
          <h2 id="facts-title">{words.title}</h2>
          <dl className="cfacts__l">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="cfacts__h">
          <h3>{hours.title}</h3>
          <dl>
            {hours.days.map(({ name, value }, index) => (
              <div className={index < openDays ? "cfacts__o" : undefined} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{hours.note}</p>
        </div>
      </div>
    </section>
  );
}
