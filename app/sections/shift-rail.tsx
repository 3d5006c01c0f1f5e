import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import "./shift-rail.css";

/** A stretch of the shift's tape, with its chapters beside it; `night` for the one that is under way. */
export function ShiftRail({ night, children }: { night?: boolean; children: ReactNode }) {
  return (
    <div className={night ? "shift night" : "shift"}>
      <div className="wrap shift__in">
        <div className="shift__tape" aria-hidden="true" />
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
  /** What stands beside the words: `wide` takes more of the row, `below` has one of its own. */
  shape?: "wide" | "below";
  /** The product as it looks at this moment. */
  children: ReactNode;
}

/** A stop of the shift: its clock stays in view while the chapter is read. */
export function Chapter({ id, words, shape, children }: ChapterProps) {
  const { time, day, title, text, more, points } = words;
  return (
    <section className={shape ? `chp chp--${shape}` : "chp"} id={id} aria-labelledby={`${id}-title`}>
      <p className="chp__clock">
        <b>{time}</b> <span>{day}</span>
      </p>
      <div className="chp__text">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
        {more && <p className="muted">{more}</p>}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="chp__product">{children}</div>
    </section>
  );
}
