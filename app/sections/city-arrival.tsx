import "./city-arrival.css";

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
        <ol className={`lead4 lead4--${stops.length}`}>
          {stops.map((stop) => (
            <li key={stop.title}>
              <b>{stop.fact}</b>
              <h3>{stop.title}</h3>
              <p className="muted">{stop.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
