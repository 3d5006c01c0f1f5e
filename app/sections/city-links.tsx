import { type CitySlug, citiesIn } from "#app/domain/cities.ts";
import type { CityService } from "#app/domain/services.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Heading } from "#app/ui/heading.tsx";
import "./city-links.css";

interface CityLinksProps {
  title: string;
  service: CityService;
  locale: Locale;
  /** The city whose page this is. */
  here?: CitySlug;
}

/** A service's pages in each city, as one line of large links. */
export function CityLinks({ title, service, locale, here }: CityLinksProps) {
  return (
    <nav className="section section--follows city-links" aria-labelledby="city-links">
      <div className="wrap">
        <Heading level={2} size="h3" id="city-links">
          {title}
        </Heading>
        <ul>
          {citiesIn(locale)
            .filter(({ slug }) => slug !== here)
            .map(({ slug, name }) => (
              <li key={slug}>
                <a className="title--large" href={cityHref(service, slug, locale)}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
