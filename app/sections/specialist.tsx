import type { ReactNode } from "react";
import "./specialist.css";

interface SpecialistProps {
  words: {
    title: string;
    lead: string;
    figure: string;
    unit: string;
    days: readonly { name: string; text: string }[];
  };
  /** The buttons. */
  children: ReactNode;
}

/** The company's own training for those already appointed: one figure, and what the hours hold. */
export function Specialist({ words, children }: SpecialistProps) {
  return (
    <section className="section sunken" id="specialist" aria-labelledby="specialist-title">
      <div className="wrap specialist columns columns--halves">
        <div>
          <h2 id="specialist-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <div className="actions">{children}</div>
        </div>
        <div className="panel">
          <p className="specialist__length">
            <b className="figure">{words.figure}</b> {words.unit}
          </p>
          <ol>
            {words.days.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
