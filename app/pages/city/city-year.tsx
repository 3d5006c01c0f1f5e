import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";

const year = Array.from({ length: 12 }, (_, month) => month + 1);

/** The city's busiest weeks on a band of twelve months: when to apply and book early. */
export function CityYear({
  title,
  text,
  events,
  months,
  note,
}: Extract<Route.ComponentProps["loaderData"]["special"], { kind: "year" }>) {
  return (
    <Section ground="night" titleId="year-title" title={title} intro={text}>
      <div className="city-year__months" aria-hidden="true">
        {year.map((month) => (
          <i className={months.includes(month) ? "city-year__busy" : undefined} key={month} />
        ))}
      </div>
      <ol className="city-year__events columns columns--halves lines lines--named">
        {events.map(({ when, name, text: detail }) => (
          <li key={when}>
            <b className="numeral title--large">{when}</b>
            <div>
              <h3 className="title--small">{name}</h3>
              <p className="muted">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note small">{note}</p>
    </Section>
  );
}
