import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./shift-rail.css";

/** A part of the shift's tape with its chapters; `night` for the part at night. */
export function ShiftRail({ night, children }: { night?: boolean; children: ReactNode }) {
  return (
    <div className={night ? "shift-rail night" : "shift-rail"}>
      <div className="wrap">
        <div className="shift-rail__tape" aria-hidden="true" />
        {children}
      </div>
    </div>
  );
}

interface ChapterProps {
  id: string;
  words: {
    time: string;
    day: string;
    title: string;
    text: string;
    more?: string;
    points?: readonly string[];
  };
  /** The layout of what is beside the text: `wide` takes more of the row, `below` a row of its own. */
  shape?: "wide" | "below";
  /** The product at this moment. */
  children: ReactNode;
}

/** A stop of the shift: its time stays in view while the chapter is read. */
export function Chapter({ id, words, shape, children }: ChapterProps) {
  const { time, day, title, text, more, points } = words;
  return (
    <section
      className={shape ? `chapter chapter--${shape}` : "chapter"}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <p className="chapter__clock">
        <b>{time}</b> <span className="small muted">{day}</span>
      </p>
      <div className="chapter__text">
        <Heading level={2} size="h2-small" id={`${id}-title`}>
          {title}
        </Heading>
        <p className="muted">{text}</p>
        {more && <p className="muted">{more}</p>}
        {points && (
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="chapter__product">{children}</div>
    </section>
  );
}
