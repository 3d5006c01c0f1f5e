import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";
import "#app/ui/disc.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

/** The number of rows that a phone shows unfolded. */
const unfoldedRows = 3;

/** The map's numbers as rows: the area, what we usually do there, and the travel time or the permit. */
export function CityAreas({
  title,
  text,
  more,
  columns,
  rows,
  legend,
  legendTitle,
}: Route.ComponentProps["loaderData"]["areas"]) {
  const list = (part: typeof rows, from: number) => (
    <ol className="city-areas rows" start={from}>
      {part.map(({ name, is, work, last }, index) => (
        <li id={`plats-${from + index}`} key={name}>
          <span className="disc disc--small" aria-hidden="true">
            {from + index}
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
    </ol>
  );
  return (
    <Section titleId="areas-title" title={title} intro={text}>
      <div className="city-areas__columns meta muted" aria-hidden="true">
        <span />
        <span>{columns.area}</span>
        <span>{columns.work}</span>
        <span>{columns.last}</span>
      </div>
      {list(rows.slice(0, unfoldedRows), 1)}
      <Fold className="city-areas__rest" summary={more}>
        {list(rows.slice(unfoldedRows), unfoldedRows + 1)}
      </Fold>
      {legend && (
        <Fold summary={legendTitle}>
          <FactList className="city-areas__grounds tiles terms" value="small" facts={legend.items} />
          <p className="small muted">{legend.law}</p>
        </Fold>
      )}
    </Section>
  );
}
