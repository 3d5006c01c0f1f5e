import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/security-training";

/** A day on one tape: the times printed on it, the events below. */
export function DayTape({ title, intro, items }: Route.ComponentProps["loaderData"]["messages"]["day"]) {
  return (
    <Section follows titleId="day-title" title={title} intro={intro}>
      <div className="day-tape">
        <div className="tape" aria-hidden="true" />
        <ol>
          {items.map(({ time, name, text }) => (
            <li key={time}>
              <time dateTime={time}>{time}</time>
              <div>
                <h3 className="title--small">{name}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
