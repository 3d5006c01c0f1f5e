import "./stages.css";

interface CityArrivalProps {
  title: string;
  text: string;
  stops: readonly { fact: string; title: string; text: string }[];
  night: boolean;
}

/** How long it takes, as lengths of tape in order; the words carry the fact. */
export function CityArrival({ title, text, stops, night }: CityArrivalProps) {
  return (
    <section className={night ? "section night" : "section"} aria-labelledby="arrival-title">
      <div className="wrap">
        <div className="head">
          <h2 id="arrival-title">{title}</h2>
          <p className="muted">{text}</p>
        </div>
        <ol className={`stages stages--${stops.length}`}>
          {stops.map((stop) => (
            <li key={stop.title}>
              <b className="numeral">{stop.fact}</b>
              <h3 className="title-small">{stop.title}</h3>
              <p className="muted">{stop.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
