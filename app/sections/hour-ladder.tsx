import type { ReactNode } from "react";
import { TapeLine } from "./tape-line.tsx";
import "./hour-ladder.css";

interface HourLadderProps {
  title: string;
  intro: string;
  /** The hours of all steps together. */
  total: number;
  /** In their order; the tape of a step begins where the one before ended. Hours as they are written, too. */
  steps: readonly {
    name: string;
    hours: string;
    title: string;
    text: string;
    pieces: readonly (readonly [number, number])[];
  }[];
  /** A link under the steps. */
  children?: ReactNode;
}

/** A training drawn true to scale: every hour has the same length of tape. */
export function HourLadder({ title, intro, total, steps, children }: HourLadderProps) {
  return (
    <section className="section" aria-labelledby="ladder-title">
      <div className="wrap">
        <div className="head">
          <h2 id="ladder-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <ol className="hour-ladder rows">
          {steps.map((step) => (
            <li key={step.name}>
              <p className="hour-ladder__name">
                {step.name}
                <b className="numeral">{step.hours}</b>
              </p>
              <div>
                <TapeLine total={total} pieces={step.pieces} />
                <h3 className="title">{step.title}</h3>
                <p className="muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {children && <p>{children}</p>}
      </div>
    </section>
  );
}
