import type { ReactNode } from "react";
import type { MenuService } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { YesButton } from "#app/layout/yes-links.tsx";
import { Button, DialogButton } from "#app/ui/button.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import type { Route } from "../+types/home";

type Data = Route.ComponentProps["loaderData"];
type PricedService = Data["messages"]["services"]["guard"];

/** The four services; every price with "from" and without VAT in the same view. */
export function Services({ locale, orders, messages: { services: messages, imageFailed } }: Data) {
  const cards: Record<MenuService, ReactNode> = {
    guard: (
      <article key="guard" className="service-card service-card--half panel">
        <h3>{messages.guard.title}</h3>
        <PricedFold service={messages.guard} from={messages.from}>
          <More to={pageHref("guard", locale)}>{messages.guard.more}</More>
        </PricedFold>
        <div className="actions">
          <YesButton order={orders.guard} kind="secondary" source="guard" />
        </div>
        <Garment name="vaktare" failed={imageFailed} />
      </article>
    ),
    orderGuard: (
      <article key="orderGuard" className="service-card service-card--half panel night">
        <h3>{messages.orderGuard.title}</h3>
        <PricedFold service={messages.orderGuard} from={messages.from}>
          <More to={pageHref("orderGuard", locale)}>{messages.orderGuard.more}</More>
        </PricedFold>
        <div className="actions">
          <YesButton order={orders.orderGuard} kind="secondary" source="order-guard" />
        </div>
        <Garment name="ordningsvakt" failed={imageFailed} />
      </article>
    ),
    entranceHost: (
      <article key="entranceHost" className="service-card service-card--narrow panel sunken">
        <h3>{messages.entranceHost.title}</h3>
        <Fold className="fold--in-grid" summary={messages.entranceHost.short}>
          <p className="service-card__text">{messages.entranceHost.text}</p>
        </Fold>
        <div className="actions">
          <DialogButton dialog={contactDialogId} kind="secondary">
            {messages.entranceHost.action}
          </DialogButton>
        </div>
        <Garment name="entrevard" failed={imageFailed} />
      </article>
    ),
    training: (
      <article key="training" className="service-card service-card--wide panel">
        <h3>{messages.training.title}</h3>
        <Fold className="fold--in-grid" summary={messages.training.short}>
          <p className="service-card__text">{messages.training.text}</p>
          <TextList className="ticks" icon="check" texts={messages.training.points} />
        </Fold>
        <div className="actions">
          <Button as={SiteLink} kind="secondary" to={pageHref("training", locale)}>
            {messages.training.action}
          </Button>
        </div>
        <Garment name="utbildning" failed={imageFailed} />
      </article>
    ),
  };
  return (
    <Section id="tjanster" follows titleId="services-title" title={messages.title} intro={messages.intro}>
      <div className="services">{Object.values(cards)}</div>
    </Section>
  );
}

interface PricedFoldProps {
  service: PricedService;
  from: string;
  children: ReactNode;
}

/** A service and its prices; on a phone only the lowest price is shown and the rest folded. */
function PricedFold({ service, from, children }: PricedFoldProps) {
  const [lowest] = service.prices.toSorted((one, other) => one.amount - other.amount);
  return (
    <Fold className="fold--in-grid" summary={lowest && <Price {...lowest} from={from} />}>
      <p className="service-card__text muted">{service.text}</p>
      <dl className="price-list lines">
        {service.prices.map((price) => (
          <div className="apart" key={price.label}>
            <dt>{price.label}</dt>
            <dd>
              <Price {...price} from={from} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta muted">{service.note}</p>
      {children}
    </Fold>
  );
}

function Price({ from, amount, unit }: { from: string; amount: number; unit: string }) {
  return (
    <span>
      {`${from} `}
      <b>{amount}</b>
      {unit.startsWith("/") ? unit : ` ${unit}`}
    </span>
  );
}

function Garment({ name, failed }: { name: string; failed: string }) {
  return <Image src={`/illustrations/vast-${name}.svg`} alt="" className="garment" failed={failed} />;
}
