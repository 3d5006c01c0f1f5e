import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/link-card.css";
import "./related-services.css";

interface RelatedServicesProps {
  title: string;
  services: readonly { mark: string; name: string; text: string; href: string }[];
}

/** Other roles that may fit better: drawing, name and one line. */
export function RelatedServices({ title, services }: RelatedServicesProps) {
  return (
    <Section follows titleId="related-title">
      <Heading level={2} size="h3" id="related-title">
        {title}
      </Heading>
      <ul className="related-services tiles">
        {services.map(({ mark, name, text, href }) => (
          <li key={href}>
            <a className="panel link-row link-card" href={href}>
              <img src={`/illustrations/bandkod-${mark}.svg`} alt="" width={64} height={64} loading="lazy" />
              <span>
                <b className="title">{name}</b>
                <span className="muted">{text}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
