import type { ReactNode } from "react";
import "#app/ui/tape.css";
import "./city-hero.css";

interface CityHeroProps {
  title: string;
  lead: string;
  /** The city's slug: its map and where the numbers stand on it. */
  city: string;
  /** By day for those who are not guards: an entrance host never stands in the night of the tape. */
  light: "day" | "night";
  pins: { label: string; names: readonly string[] };
  breadcrumbs: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The map is the index: each number on it leads to its row of the list. */
export function CityHero({ title, lead, city, light, pins, breadcrumbs, children }: CityHeroProps) {
  const day = light === "day";
  return (
    <section className={day ? "chero chero--day" : "chero night"} aria-labelledby="h1">
      <div className="chero__m">
        <div className="chero__c">
          <img src={`/illustrations/karta-${city}-${day ? "dag" : "natt"}.svg`} alt="" fetchPriority="low" />
          <ol className={`pins pins--${city}`} aria-label={pins.label}>
            {pins.names.map((name, index) => (
              <li key={name}>
                <a href={`#plats-${index + 1}`}>
                  <span>{index + 1}</span>
                  <b>{name}</b>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="wrap chero__in">
        <div className="chero__t">
          {breadcrumbs}
          <h1 id="h1">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{children}</div>
        </div>
      </div>
    </section>
  );
}

interface CityPricesProps {
  label: string;
  items: readonly { fact: string; text: string }[];
  note: string;
  more: { text: string; href: string };
  /** Printed on the tape; hosts stand without it. */
  tape: boolean;
}

/** What it costs in this city, in the same view as the heading. */
export function CityPrices({ label, items, note, more, tape }: CityPricesProps) {
  return (
    <section className={tape ? "tape cprice" : "cprice cprice--plain"} aria-label={label}>
      <div className="wrap">
        {items.map(({ fact, text }) => (
          <p key={text}>
            <b>{fact}</b> {text}
          </p>
        ))}
        <p className="cprice__x">
          {note} <a href={more.href}>{more.text}</a>
        </p>
      </div>
    </section>
  );
}
