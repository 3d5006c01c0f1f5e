import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";
import "#app/ui/disc.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";
import "./city-areas.css";

/** The map's numbers as rows: the area, what we usually do there, and the way there or the permit. */
export function CityAreas({
  title,
  text,
  columns,
  rows,
  legend,
}: Route.ComponentProps["loaderData"]["areas"]) {
  return (
    <Section titleId="areas-title" title={title} intro={text}>
      <div className="city-areas__columns meta muted" aria-hidden="true">
        <span />
        <span>{columns.area}</span>
        <span>{columns.work}</span>
        <span>{columns.last}</span>
      </div>
      <ol className="city-areas rows">
        {rows.map(({ name, is, work, last }, index) => (
          <li id={`plats-${index + 1}`} key={name}>
            <span className="disc disc--small" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="title-large">{name}</h3>
              <p className="muted">{is}</p>
            </div>
            <p>{work}</p>
            <p>
              <span className="column-name">{columns.last} </span>
              <b>{last}</b>
            </p>
          </li>
        ))}
      </ol>
      {legend && (
        <>
          <dl className="city-areas__grounds tiles terms">
            {legend.items.map((item) => (
              <div key={item.name}>
                <dt>{item.name}</dt>
                <dd className="small">{item.text}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">{legend.law}</p>
        </>
      )}
    </Section>
  );
}
