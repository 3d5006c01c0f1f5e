import { Heading } from "#app/ui/heading.tsx";
import { Image } from "#app/ui/image.tsx";
import "./cities.css";

interface CitiesProps {
  messages: { title: string; label: string };
  cities: readonly { slug: string; name: string; href: string }[];
  imageFailed: string;
}

/** The cities as slices of their maps, cut at the band's angle; the whole slice is the link. */
export function Cities({ messages, cities, imageFailed }: CitiesProps) {
  return (
    <div className="cities">
      <Heading level={2} size="h3" className="wrap">
        {messages.title}
      </Heading>
      <nav aria-label={messages.label}>
        {cities.map(({ slug, name, href }) => (
          <a className="city" href={href} key={slug}>
            <Image
              src={`/illustrations/karta-${slug}-natt.svg`}
              alt=""
              className="city__map drawn"
              failed={imageFailed}
            />
            <span className="city__name">{name}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}
