import type { ReactNode } from "react";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import "#app/ui/with-icon.css";
import "./plan-cards.css";

interface Plan {
  /** The serviceType of the quote form (product 10.2). */
  service: string;
  icon: string;
  title: string;
  text: string;
  price: number;
  /** The text of a price that is not per hour, with `{amount}` for the number. */
  amount?: string;
  points: readonly string[];
}

interface PlanCardsProps {
  /** `amount` is the text of a price per hour, with `{amount}` for the number. */
  messages: { title: string; intro: string; from: string; amount: string; vat: string };
  plans: readonly Plan[];
  actions: (service: string) => ReactNode;
  children?: ReactNode;
}

/** Service cards: name, price with "from" and without VAT, what is included, and the buttons. */
export function PlanCards({ messages, plans, actions, children }: PlanCardsProps) {
  return (
    <Section ground="sunken" titleId="plans-title" title={messages.title} intro={messages.intro}>
      <div className="plan-cards">
        {plans.map(({ service, icon, title, text, price, amount, points }) => (
          <article className="plan-card panel" key={title}>
            <h3 className="with-icon">
              <DrawnIcon name={icon} />
              {title}
            </h3>
            <p className="plan-card__price">
              <small className="own-line muted">{messages.from}</small>
              <Amount pattern={amount ?? messages.amount} price={price} />
              <small className="own-line muted">{messages.vat}</small>
            </p>
            <p className="plan-card__text muted">{text}</p>
            <TextList className="ticks" icon="check" texts={points} />
            <div className="actions">{actions(service)}</div>
          </article>
        ))}
      </div>
      {children}
    </Section>
  );
}

function Amount({ pattern, price }: { pattern: string; price: number }) {
  const [before, after] = pattern.split("{amount}");
  return (
    <>
      {before}
      <b>{price}</b>
      {after}
    </>
  );
}
