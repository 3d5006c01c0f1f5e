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
    <section className="section section--follows" aria-labelledby="day-title">
      <div className="wrap">
        <div className="head">
          <h2 id="day-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
      </div>
      <div className="day-tape">
        <div className="tape" aria-hidden="true" />
        <ol className="wrap">
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
    </section>
  );
}
