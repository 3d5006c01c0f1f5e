import { Card } from "#app/ui/card.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";

/** A weekday shift in the city, hour by hour, with its sum. */
export function CityShift({
  title,
  text,
  more,
  stops,
  example,
  rows,
  note,
}: Extract<Route.ComponentProps["loaderData"]["special"], { kind: "shift" }>) {
  return (
    <Section follows titleId="shift-title">
      <div className="columns columns--7-5 columns--end">
        <div>
          <h2 id="shift-title">{title}</h2>
          <p className="lead">{text}</p>
          <Fold summary={more}>
            <ol className="lines lines--named">
              {stops.map((stop) => (
                <li key={stop.time}>
                  <b>{stop.time}</b> <span>{stop.text}</span>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
        <aside className="panel" aria-label={example}>
          <div className="tape tape--thin" aria-hidden="true" />
          <Card small>
            <h3 className="title--small">{example}</h3>
            <Receipt rows={rows} />
            <p className="note small muted">{note}</p>
          </Card>
        </aside>
      </div>
    </Section>
  );
}
