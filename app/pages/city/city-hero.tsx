import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { HeroText } from "#app/ui/hero-text.tsx";
import type { Route } from "../+types/city";
import type { Pin } from "./city-pins.ts";
import "#app/ui/disc.css";
import "#app/ui/tape.css";
import "./city-hero.css";

type Data = Route.ComponentProps["loaderData"];

/** The hero with the city's map; each number on it is a link to its row in the list. */
export function CityHero({
  hero: { title, lead, pins },
  city,
  service,
  breadcrumbs,
  children,
}: Data & { children: ReactNode }) {
  // Entrance hosts are never drawn at night in reflective tape.
  const day = service === "entranceHost";
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
          before={<Breadcrumbs {...breadcrumbs} />}
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

/** The prices in this city, in the first view. */
export function CityPrices({ prices: { label, items, note, more }, service }: Data) {
  return (
    <section className={service === "entranceHost" ? "city-prices" : "tape city-prices"} aria-label={label}>
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
