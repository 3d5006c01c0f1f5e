import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import { TapeLine } from "./tape-line.tsx";
import "./hour-ladder.css";

interface HourLadderProps {
  title: string;
  intro: string;
  total: number;
  /** The steps in order; each tape begins where the one before ends. Their hours as text. */
  steps: readonly {
    name: string;
    hours: string;
    title: string;
    text: string;
    pieces: readonly (readonly [number, number])[];
  }[];
  children?: ReactNode;
}

/** A training drawn to scale: every hour has the same length of tape. */
export function HourLadder({ title, intro, total, steps, children }: HourLadderProps) {
  return (
    <Section titleId="ladder-title" title={title} intro={intro}>
      <ol className="hour-ladder rows">
        {steps.map((step) => (
          <li className="columns columns--4-8" key={step.name}>
            <p className="apart">
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
      {children && <p className="note">{children}</p>}
    </Section>
  );
}
