import { TapeLine } from "#app/sections/tape-line.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/guard";

type Data = Route.ComponentProps["loaderData"];

/** A day and a night as a line for each kind of guarding, with tape while somebody is on site. */
export function Presence({ messages: { overview }, presenceTimes }: Data) {
  const messages = overview.presence;
  return (
    <Section ground="night" titleId="presence-title" title={messages.title} intro={messages.intro}>
      <ul className="presence rows">
        {messages.items.map(({ name, text, example }, index) => (
          <li className="columns columns--4-8 columns--center" key={name}>
            <div>
              <h3 className="title--large">{name}</h3>
              <p className="muted">{text}</p>
            </div>
            <div>
              <TapeLine total={24} pieces={presenceTimes[index] ?? []} />
              <p className="small">{example}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="presence__hours scale meta muted" aria-hidden="true">
        {messages.hours.map((hour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the scale begins and ends at the same hour
          <span key={index}>{hour}</span>
        ))}
      </p>
    </Section>
  );
}
