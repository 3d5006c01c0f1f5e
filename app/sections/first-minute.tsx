import { Section } from "#app/ui/section.tsx";
import "./first-minute.css";

interface FirstMinuteProps {
  title: string;
  intro: string;
  stops: readonly { time: string; name: string; text: string }[];
}

/** What a guest meets in the first minute: name badges on one lanyard, in the order of the seconds. */
export function FirstMinute({ title, intro, stops }: FirstMinuteProps) {
  return (
    <Section titleId="minute-title" title={title} intro={intro}>
      <ol className="first-minute">
        {stops.map(({ time, name, text }) => (
          <li key={time}>
            <time>{time}</time>
            <div>
              <h3 className="title">{name}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
