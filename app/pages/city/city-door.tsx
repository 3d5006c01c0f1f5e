import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";

/** Four moments at a door: what the entrance host does, and who takes over where that ends. */
export function CityDoor({
  title,
  text,
  columns,
  stops,
}: Extract<Route.ComponentProps["loaderData"]["special"], { kind: "door" }>) {
  return (
    <Section ground="sunken" titleId="door-title" title={title} intro={text}>
      <ol className="rows">
        {stops.map(({ time, does, passes }) => (
          <li className="columns columns--thirds" key={time}>
            <b className="numeral">{time}</b>
            <p className="title-small">
              <small className="meta muted">{columns.does}</small> <b>{does}</b>
            </p>
            <p>
              <small className="meta muted">{columns.passes}</small> {passes}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
