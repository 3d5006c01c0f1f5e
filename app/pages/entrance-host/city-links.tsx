import { citiesIn } from "#app/domain/cities.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "../+types/entrance-host";

type Data = Route.ComponentProps["loaderData"];

/** The same service in each city, as one line of large links. */
export function CityLinks({ locale, messages }: Data) {
  return (
    <nav className="section section--follows city-links" aria-labelledby="city-links">
      <div className="wrap">
        <Heading level={2} size="h3" id="city-links">
          {messages.cities}
        </Heading>
        <ul>
          {citiesIn(locale).map(({ slug, name }) => (
            <li key={slug}>
              <a className="title--large" href={cityHref("entranceHost", slug, locale)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
