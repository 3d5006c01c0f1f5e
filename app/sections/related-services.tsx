import { Icon } from "#app/ui/icon.tsx";
import "./related-services.css";

interface RelatedServicesProps {
  title: string;
  services: readonly { mark: string; name: string; text: string; href: string }[];
}

/** Where to look when another role fits better: band code, name and one line. */
export function RelatedServices({ title, services }: RelatedServicesProps) {
  return (
    <section className="section section--follows" aria-labelledby="related-title">
      <div className="wrap">
        <h2 id="related-title">{title}</h2>
        <ul className="related-services tiles">
          {services.map(({ mark, name, text, href }) => (
            <li key={href}>
              <a className="panel" href={href}>
                <img
                  src={`/illustrations/bandkod-${mark}.svg`}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                />
                <span>
                  <b className="title">{name}</b>
                  <span className="muted">{text}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
