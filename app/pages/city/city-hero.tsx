import type { ReactNode } from "react";
import { bandCode } from "#app/domain/services.ts";
import { HeroText } from "#app/sections/hero-text.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import type { Route } from "../+types/city";
import "#app/ui/disc.css";

type Data = Route.ComponentProps["loaderData"];

/** The hero with the city's map; each number on it is a link to its row in the list. */
export function CityHero(props: Data & { children: ReactNode; note: ReactNode }) {
  const { hero, city, service, breadcrumbs, roles, children, note } = props;
  const { pins, ...text } = hero;
  // Entrance hosts are never drawn at night in reflective tape.
  const day = service === "entranceHost";
  return (
    <section className={day ? "city-hero sunken" : "city-hero night"} aria-labelledby="h1">
      <div className="wrap">
        <HeroText
          className="city-hero__text"
          titleId="h1"
          breadcrumbs={breadcrumbs}
          choice={<RoleSwitch {...roles} service={service} />}
          note={note}
          {...text}
        >
          {children}
        </HeroText>
      </div>
      <div className="city-hero__map no-print">
        <div className="city-hero__drawing drawn">
          <img src={`/illustrations/karta-${city}-${day ? "dag" : "natt"}.svg`} alt="" fetchPriority="low" />
          {/* SVG attributes for the positions: the Content-Security-Policy allows no style attributes. */}
          <nav aria-label={pins.label}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the nav around it has the name */}
            <svg className="pins">
              {pins.places.map(({ name, x, y, left }, index) => (
                <foreignObject
                  key={name}
                  className={left && "pins__pin--left"}
                  x={`${x}%`}
                  y={`${y}%`}
                  width="1"
                  height="1"
                >
                  <a href={`#plats-${index + 1}`}>
                    <span className="disc disc--small">{index + 1}</span>
                    <b>{name}</b>
                  </a>
                </foreignObject>
              ))}
            </svg>
          </nav>
        </div>
      </div>
    </section>
  );
}

/** The roles in this city, each with its lowest price and its page. */
function RoleSwitch({ label, items, note, service }: Data["roles"] & Pick<Data, "service">) {
  return (
    <nav className="role-switch" aria-label={label}>
      {items.map(({ role, name, price, href }) => (
        <a href={href} aria-current={role === service ? "page" : undefined} key={role}>
          <RoleMark src={bandCode(role)} />
          <b>{name}</b>
          <span>{price}</span>
        </a>
      ))}
      <small className="meta muted">{note}</small>
    </nav>
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
