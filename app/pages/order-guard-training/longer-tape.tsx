import { TapeLine } from "#app/sections/tape-line.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/order-guard-training";

interface Hours {
  hours: number;
  of: string;
}

/** How much longer trainings have become, drawn as tapes in the same scale. */
export function LongerTape({
  title,
  intro,
  before,
  now,
  trainings,
}: Route.ComponentProps["loaderData"]["messages"]["longer"]) {
  const total = Math.max(...trainings.map((training) => training.now.hours));
  return (
    <Section ground="night" titleId="longer-title" title={title} intro={intro}>
      <ul className="rows longer-tape">
        {trainings.map((training) => (
          <li className="columns columns--4-8" key={training.name}>
            <div>
              <h3>{training.name}</h3>
              <p className="muted">{training.text}</p>
            </div>
            <dl>
              <Line name={before} total={total} {...training.before} />
              <Line name={now} total={total} {...training.now} />
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Line({ name, total, hours, of }: Hours & { name: string; total: number }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>
        <b className="numeral title--large">{of}</b>
        <TapeLine total={total} pieces={[[0, hours]]} />
      </dd>
    </div>
  );
}
