import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";
import "#app/sections/stages.css";

type Data = Route.ComponentProps["loaderData"];

/** Travel times as lengths of tape; the text has the facts. */
export function CityArrival({ title, text, stops, night }: Data["arrival"] & { night: boolean }) {
  return (
    <Section titleId="arrival-title" title={title} intro={text} ground={night ? "night" : "paper"}>
      <ol className={`stages stages--${stops.length}`}>
        {stops.map((stop) => (
          <li key={stop.title}>
            <b className="numeral">{stop.fact}</b>
            <h3 className="title-small">{stop.title}</h3>
            <p className="muted">{stop.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
