import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/training";

type Data = Route.ComponentProps["loaderData"];

/** A guard's training as working days: each day is a piece of tape, each row a week. */
export function TrainingWeeks({ messages: { weeks: messages }, days }: Data) {
  const steps = days.steps.flatMap((count, step) => Array.from({ length: count }, () => step + 1));
  const weeks = Array.from({ length: Math.ceil(steps.length / days.week) }, (_week, index) =>
    steps.slice(index * days.week, (index + 1) * days.week),
  );
  return (
    <Section titleId="weeks-title" title={messages.title} intro={messages.text}>
      <div className="columns columns--7-5">
        <div role="img" aria-label={messages.label}>
          <p className="training-week training-week--days">
            <span />
            {messages.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number.
            <p className="training-week" key={index}>
              <span>
                {messages.week} {index + 1}
              </span>
              {week.map((step, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week.
                <i className={`training-day training-day--${step} drawn`} key={day} />
              ))}
            </p>
          ))}
        </div>
        <div>
          <ol className="training-steps lines">
            {messages.steps.map(({ name, hours, text }, index) => (
              <li key={name}>
                <h3>
                  <i className={`training-day training-day--${index + 1} drawn`} />
                  {name}
                </h3>
                <p>
                  <b>{hours}</b>
                </p>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
          <p className="note title--large">
            <b>{messages.sum}</b>
          </p>
        </div>
      </div>
    </Section>
  );
}
