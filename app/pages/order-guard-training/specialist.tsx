import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/order-guard-training";

interface SpecialistProps {
  words: Route.ComponentProps["loaderData"]["words"]["specialist"];
  children: ReactNode;
}

/** The company's own training for those already appointed: its hours and their content. */
export function Specialist({ words, children }: SpecialistProps) {
  return (
    <Section id="specialist" ground="sunken" titleId="specialist-title">
      <div className="columns columns--halves">
        <div>
          <h2 id="specialist-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <div className="actions">{children}</div>
        </div>
        <Card>
          <p>
            <b className="figure">{words.figure}</b> {words.unit}
          </p>
          <ol className="note lines lines--named">
            {words.days.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </Section>
  );
}
