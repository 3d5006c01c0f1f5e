import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/about";
import "./company-facts.css";

interface CompanyFactsProps {
  messages: Route.ComponentProps["loaderData"]["messages"]["facts"];
  facts: readonly { name: string; value: ReactNode }[];
  /** The number of days, from Monday, on which the office is open. */
  openDays: number;
}

/** The details that a company has to publish (e-handelslagen), and its opening hours by day. */
export function CompanyFacts({ messages, facts, openDays }: CompanyFactsProps) {
  const { hours } = messages;
  return (
    <Section id="uppgifter" ground="sunken" titleId="facts-title">
      <div className="columns columns--7-5">
        <div>
          <h2 id="facts-title">{messages.title}</h2>
          <FactList className="company-facts__list tiles lines" facts={facts} />
        </div>
        <Card className="company-facts__hours">
          <h3>{hours.title}</h3>
          <dl>
            {hours.days.map(({ name, value }, index) => (
              <div className={index < openDays ? "company-facts__open" : undefined} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">{hours.note}</p>
        </Card>
      </div>
    </Section>
  );
}
