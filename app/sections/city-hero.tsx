import type { ReactNode } from "react";
import { HeroText } from "#app/ui/hero-text.tsx";
import "#app/ui/disc.css";
import "#app/ui/tape.css";
import "./city-hero.css";

/** A number's position on its city's map, in percent of its width and height; `left`: its name is on the left. */
export interface Pin {
  x: number;
  y: number;
  left?: true;
}

interface CityHeroProps {
  title: string;
  lead: string;
  city: string;
  /** Day for entrance hosts, who are never drawn at night in reflective tape. */
  light: "day" | "night";
  pins: { label: string; names: readonly string[]; places: readonly Pin[] };
  breadcrumbs: ReactNode;
  children: ReactNode;
}

/** The hero with the city's map; each number on it is a link to its row in the list. */
export function CityHero({ title, lead, city, light, pins, breadcrumbs, children }: CityHeroProps) {
  const day = light === "day";
  return (
    <section className={day ? "city-hero sunken" : "city-hero night"} aria-labelledby="h1">
      <div className="city-hero__map no-print">
        <div className="city-hero__drawing drawn">
          <img src={`/illustrations/karta-${city}-${day ? "dag" : "natt"}.svg`} alt="" fetchPriority="low" />
          {/* SVG attributes for the positions: the Content-Security-Policy allows no style attributes. */}
          <nav aria-label={pins.label}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the nav around it has the name */}
            <svg className="pins">
              {pins.names.map((name, index) => (
                <PinLink key={name} name={name} number={index + 1} place={pins.places[index]} />
              ))}
            </svg>
          </nav>
        </div>
      </div>
      <div className="wrap">
        <HeroText
          className="city-hero__text"
          before={breadcrumbs}
          title={title}
          titleId="h1"
          lead={lead}
          actions={children}
        />
      </div>
    </section>
  );
}

function PinLink({ name, number, place }: { name: string; number: number; place: Pin | undefined }) {
  if (!place) return null;
  return (
    <foreignObject
      className={place.left && "pins__pin--left"}
      x={`${place.x}%`}
      y={`${place.y}%`}
      width="1"
      height="1"
    >
      <a href={`#plats-${number}`}>
        <span className="disc disc--small">{number}</span>
        <b>{name}</b>
      </a>
    </foreignObject>
  );
}

interface CityPricesProps {
  label: string;
  items: readonly { fact: string; text: string }[];
  note: string;
  more: { text: string; href: string };
  /** Whether they are printed on a tape; entrance hosts have none. */
  tape: boolean;
}

/** The prices in this city, in the first view. */
export function CityPrices({ label, items, note, more, tape }: CityPricesProps) {
  return (
    <section className={tape ? "tape city-prices" : "city-prices"} aria-label={label}>
      <div className="wrap">
        {items.map(({ fact, text }) => (
          <p key={text}>
            <b>{fact}</b> {text}
          </p>
        ))}
        <p>
          {note} <a href={more.href}>{more.text}</a>
        </p>
      </div>
    </section>
  );
}
