import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { TapeLine } from "#app/sections/tape-line.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/guard";

type Data = Route.ComponentProps["loaderData"];

/** A training drawn to scale: every hour has the same length of tape. */
export function HourLadder({ locale, messages: { education }, steps, trainingTotal }: Data) {
  const { title, intro, more } = education;
  return (
    <Section titleId="ladder-title" title={title} intro={intro}>
      <ol className="hour-ladder rows">
        {steps.map((step) => (
          <li className="columns columns--4-8" key={step.name}>
            <p className="apart">
              {step.name}
              <b className="numeral">{step.hours}</b>
            </p>
            <div>
              <TapeLine total={trainingTotal} pieces={step.pieces} />
              <h3 className="title">{step.title}</h3>
              <p className="muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note">
        <More to={pageHref("training", locale)}>{more}</More>
      </p>
    </Section>
  );
}
