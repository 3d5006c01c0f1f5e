import { Receipt, type ReceiptRow } from "#app/ui/receipt.tsx";
import "#app/ui/tape.css";
import "./city-shift.css";

interface CityShiftProps {
  title: string;
  text: string;
  stops: readonly { time: string; text: string }[];
  example: string;
  rows: readonly ReceiptRow[];
  note: string;
}

/** One weekday shift in the city, hour by hour, and beside it the sum it comes to. */
export function CityShift({ title, text, stops, example, rows, note }: CityShiftProps) {
  return (
    <section className="section section--follows" aria-labelledby="shift-title">
      <div className="wrap city-shift columns columns--7-5 columns--end">
        <div>
          <h2 id="shift-title">{title}</h2>
          <p className="lead">{text}</p>
          <ol>
            {stops.map((stop) => (
              <li key={stop.time}>
                <b>{stop.time}</b> <span>{stop.text}</span>
              </li>
            ))}
          </ol>
        </div>
        <aside className="panel" aria-label={example}>
          <div className="tape tape--thin" aria-hidden="true" />
          <div className="city-shift__example">
            <h3 className="title-small">{example}</h3>
            <Receipt rows={rows} />
            <p className="small muted">{note}</p>
          </div>
        </aside>
      </div>
    </section>
  );
}
