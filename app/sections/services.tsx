import type { ReactNode } from "react";
import { DialogButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import { BookingLink } from "./booking-link.tsx";
import "./services.css";

interface PricedService {
  title: string;
  text: string;
  prices: readonly { label: string; amount: number; unit: string }[];
  note: string;
  action: string;
}

interface ServicesProps {
  words: {
    title: string;
    intro: string;
    from: string;
    newTab: string;
    guard: PricedService;
    orderGuard: PricedService;
    entranceHost: { title: string; text: string; action: string };
    training: { title: string; text: string; points: readonly string[] };
  };
  imageFailed: string;
  bookingUrl: string;
  contactDialog: string;
  links: { guard: ReactNode; orderGuard: ReactNode; training: ReactNode };
}

/** The four services; every price with "from" and without VAT in the same view. */
export function Services({ words, imageFailed, bookingUrl, contactDialog, links }: ServicesProps) {
  const booking = { href: bookingUrl, newTab: words.newTab, className: "button button-secondary" };
  return (
    <Section id="tjanster" follows titleId="services-title" title={words.title} intro={words.intro}>
      <div className="services">
        <article className="service-card service-card--half panel">
          <h3>{words.guard.title}</h3>
          <p className="service-card__text">{words.guard.text}</p>
          <PriceList service={words.guard} from={words.from} />
          <div className="actions">
            <BookingLink {...booking} source="guard">
              {words.guard.action}
            </BookingLink>
            {links.guard}
          </div>
          <Garment name="vaktare" failed={imageFailed} />
        </article>
        <article className="service-card service-card--half panel night">
          <h3>{words.orderGuard.title}</h3>
          <p className="service-card__text muted">{words.orderGuard.text}</p>
          <PriceList service={words.orderGuard} from={words.from} />
          <div className="actions">
            <BookingLink {...booking} source="order-guard">
              {words.orderGuard.action}
            </BookingLink>
            {links.orderGuard}
          </div>
          <Garment name="ordningsvakt" failed={imageFailed} />
        </article>
        <article className="service-card service-card--narrow panel sunken">
          <h3>{words.entranceHost.title}</h3>
          <p className="service-card__text">{words.entranceHost.text}</p>
          <div className="actions">
            <DialogButton dialog={contactDialog} className="button button-secondary">
              {words.entranceHost.action}
            </DialogButton>
          </div>
          <Garment name="entrevard" failed={imageFailed} />
        </article>
        <article className="service-card service-card--wide panel">
          <h3>{words.training.title}</h3>
          <p className="service-card__text">{words.training.text}</p>
          <ul className="ticks">
            {words.training.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <div className="actions">{links.training}</div>
          <Garment name="utbildning" failed={imageFailed} />
        </article>
      </div>
    </Section>
  );
}

function PriceList({ service, from }: { service: PricedService; from: string }) {
  return (
    <>
      <dl className="price-list lines">
        {service.prices.map(({ label, amount, unit }) => (
          <div className="apart" key={label}>
            <dt>{label}</dt>
            <dd>
              {`${from} `}
              <b>{amount}</b>
              {unit.startsWith("/") ? unit : ` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta muted">{service.note}</p>
    </>
  );
}

function Garment({ name, failed }: { name: string; failed: string }) {
  return <Image src={`/illustrations/vast-${name}.svg`} alt="" className={"garment"} failed={failed} />;
}
