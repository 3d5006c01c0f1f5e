import { Section } from "#app/ui/section.tsx";
import "#app/ui/tape.css";
import "./day-tape.css";

interface DayTapeProps {
  title: string;
  intro: string;
  items: readonly { time: string; name: string; text: string }[];
}

/** A day on one tape: the clock printed on it, what happens under. */
export function DayTape({ title, intro, items }: DayTapeProps) {
  return (
    <Section follows titleId="day-title" title={title} intro={intro}>
      <div className="day-tape">
        <div className="tape" aria-hidden="true" />
        <ol>
          {items.map(({ time, name, text }) => (
            <li key={time}>
              <time dateTime={time}>{time}</time>
              <div>
                <h3 className="title-small">{name}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
