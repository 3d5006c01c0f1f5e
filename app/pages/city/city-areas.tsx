import { FactList } from "#app/ui/fact-list.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";
import "#app/ui/disc.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

type Data = Route.ComponentProps["loaderData"];

/** The map's numbers as rows: the area, what we usually do there, and the travel time or the permit. */
export function CityAreas({
  title,
  text,
  showAll,
  columns,
  rows,
  legend,
}: Data["areas"] & Pick<Data, "showAll">) {
  return (
    <Section titleId="areas-title" title={title} intro={text}>
      <div className="city-areas__columns meta muted" aria-hidden="true">
        <span />
        <span>{columns.area}</span>
        <span>{columns.work}</span>
        <span>{columns.last}</span>
      </div>
      <FirstRows
        className="city-areas rows"
        ordered
        showAll={showAll}
        rows={rows.map(({ name, is, work, last }, index) => (
          <li id={`plats-${index + 1}`} key={name}>
            <span className="disc disc--small" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="title--large">{name}</h3>
              <p className="muted">{is}</p>
            </div>
            <p>{work}</p>
            <p>
              <span className="column-name">{columns.last} </span>
              <b>{last}</b>
            </p>
          </li>
        ))}
      />
      {legend && (
        <>
          <FactList className="city-areas__grounds tiles terms" value="small" facts={legend.items} />
          <p className="meta muted">{legend.law}</p>
        </>
      )}
    </Section>
  );
}
