import { orderLink } from "#app/company/response-promise.server.ts";
import { cityPageAt } from "#app/domain/city-pages.ts";
import { bottomBar } from "#app/layout/bottom-bar.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { SecondButton, YesButton, YesLine } from "#app/layout/yes-links.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/city";
import { CityAreas } from "./city/city-areas.tsx";
import { CityAuthorities } from "./city/city-authorities.tsx";
import { CityHero, CityPrices } from "./city/city-hero.tsx";
import { CityShift } from "./city/city-shift.tsx";
import { CityYear } from "./city/city-year.tsx";
import { cityData } from "./city-data.server.ts";
import { OrderBar } from "./order-bar.tsx";
import { pageContext } from "./page-context.server.ts";
import "./city.css";

export function loader(args: Route.LoaderArgs) {
  const page = cityPageAt(args.url.pathname);
  if (!page) throw new Response(null, { status: 404 });
  const { locale, facts, siteUrl } = pageContext(args);
  const { meta, path, ...city } = cityData(page, facts, locale);
  return {
    ...city,
    order: orderLink(locale, page),
    meta: { path, siteUrl, art: `karta-${page.city}-natt`, ...meta },
  };
}

export const handle = bottomBar;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** A service in one of the cities: its areas on a map, prices and rules there. */
export default function City({ loaderData }: Route.ComponentProps) {
  const { service, contact, special, arrival, others, order } = loaderData;
  return (
    <>
      <CityHero {...loaderData} note={<YesLine />}>
        <YesButton order={order} size="large" source="city-hero" />
        <SecondButton order={order} />
      </CityHero>
      <CityPrices {...loaderData} />
      <CityAreas {...loaderData.areas} showAll={loaderData.showAll} />
      {special.kind === "shift" && <CityShift {...special} />}
      {special.kind === "year" && <CityYear {...special} />}
      {special.kind === "door" && (
        <Section ground="sunken" titleId="door-title" title={special.title} intro={special.text}>
          <FirstRows
            ordered
            showAll={loaderData.showAll}
            rows={special.stops.map(({ time, does, passes }) => (
              <li className="city-door columns columns--thirds" key={time}>
                <b className="numeral">{time}</b>
                <p className="title--small">
                  <small className="meta muted">{special.columns.does}</small> <b>{does}</b>
                </p>
                <p>
                  <small className="meta muted">{special.columns.passes}</small> {passes}
                </p>
              </li>
            ))}
          />
        </Section>
      )}
      <Section
        titleId="arrival-title"
        title={arrival.title}
        intro={arrival.text}
        ground={service === "guard" ? "night" : "paper"}
      >
        <ol className={`stages stages--${arrival.stops.length}`}>
          {arrival.stops.map((stop) => (
            <li key={stop.title}>
              <b className="numeral">{stop.fact}</b>
              <h3 className="title--small">{stop.title}</h3>
              <p className="muted">{stop.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Faq messages={loaderData.faq} closed />
      <CityAuthorities {...loaderData.authorities} />
      <CityLinks {...others} />
      <ClosingCall {...loaderData.close} contact={contact} wide>
        <YesButton order={order} size="large" source="city-close" />
      </ClosingCall>
      <OrderBar order={order} />
    </>
  );
}
