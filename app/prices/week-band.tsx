import type { pricesPage } from "#app/content/pages/prices.server.ts";
import { bandsOfDay, type Shift, spanOnDay } from "./estimate.ts";
import "./week-band.css";

interface WeekBandProps {
  messages: ReturnType<typeof pricesPage>["week"];
  shifts: readonly Shift[];
}

/** The week as 7 × 24 hours, with tape where the base price applies. */
export function WeekBand({ messages, shifts }: WeekBandProps) {
  return (
    <>
      <div className="week-band" role="img" aria-label={messages.label}>
        <div className="week-band__hours scale meta muted">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {messages.days.map((day, weekday) => (
          <div className="week-band__day" key={day}>
            <b>{day}</b>
            <div className="week-band__bands">
              {bandsOfDay(weekday).map(({ from, to, band }) => (
                <i key={from} className={`week-band--${band}`} data-from={from} data-to={to} />
              ))}
              {shifts.map((shift, index) => {
                const span = spanOnDay(shift, weekday);
                const starts = shift.weekday === weekday;
                return (
                  span && (
                    <span
                      key={shift.from}
                      className="week-band__shift"
                      data-from={span.from}
                      data-to={span.to}
                    >
                      {starts && index + 1}
                    </span>
                  )
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <p className="week-band__key small">
        <span className="week-band__number" aria-hidden="true">
          1
        </span>{" "}
        {messages.examples}
      </p>
    </>
  );
}

/** The drawing of a band, before its name; the two holidays are not in an ordinary week. */
export function BandKey({ band }: { band: string }) {
  return <i className={`week-band-key week-band--${band}`} />;
}
