import type { pricesPage } from "#app/content/pages/prices.server.ts";
import { bandsOfDay, type Shift, spanOnDay } from "./estimate.ts";
import "./week-band.css";

interface WeekBandProps {
  messages: ReturnType<typeof pricesPage>["week"];
  shifts: readonly Shift[];
}

const keyed = ["weekdayDay", "weekdayNight", "weekendDay", "weekendNight"] as const;

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
      <ul className="week-band__key small">
        {keyed.map((band) => (
          <li className="row stack--tight" key={band}>
            <i className={`week-band--${band}`} />
            {messages.key[band]}
          </li>
        ))}
        <li className="row stack--tight">
          <span className="week-band__number" aria-hidden="true">
            1
          </span>
          {messages.key.examples}
        </li>
      </ul>
    </>
  );
}
