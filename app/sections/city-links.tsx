import { Heading } from "#app/ui/heading.tsx";
import "./city-links.css";

interface CityLinksProps {
  title: string;
  cities: readonly { slug: string; name: string; href: string }[];
}

/** A service's pages in each city, as one line of large links. */
export function CityLinks({ title, cities }: CityLinksProps) {
  return (
    <nav className="section section--follows city-links" aria-labelledby="city-links">
      <div className="wrap">
        <Heading level={2} size="h3" id="city-links">
          {title}
        </Heading>
        <ul>
          {cities.map(({ slug, name, href }) => (
            <li key={slug}>
              <a className="title--large" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
