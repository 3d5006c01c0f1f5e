import { Heading } from "#app/ui/heading.tsx";
import "./city-links.css";

interface CityLinksProps {
  title: string;
  cities: readonly { name: string; href: string }[];
}

/** The same service in each city, as one line of large links. */
export function CityLinks({ title, cities }: CityLinksProps) {
  return (
    <nav className="section section--follows city-links" aria-labelledby="city-links">
      <div className="wrap">
        <Heading level={2} size="h3" id="city-links">
          {title}
        </Heading>
        <ul>
          {cities.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
