import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/entrance-host";

/** A guest's first minute: name badges on one lanyard, in order of time. */
export function FirstMinute({
  title,
  intro,
  stops,
}: Route.ComponentProps["loaderData"]["messages"]["minute"]) {
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
