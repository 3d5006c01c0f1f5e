import { Section } from "#app/ui/section.tsx";
import { TapeLine } from "./tape-line.tsx";
import "./presence.css";

interface PresenceProps {
  messages: {
    title: string;
    intro: string;
    hours: readonly string[];
    items: readonly { name: string; text: string; example: string }[];
  };
  /** When the guard of each item is on site, in hours from the start of the scale. */
  times: readonly (readonly (readonly [number, number])[])[];
}

/** A day and a night as a line for each kind of guarding, with tape while somebody is on site. */
export function Presence({ messages, times }: PresenceProps) {
  return (
    <Section ground="night" titleId="presence-title" title={messages.title} intro={messages.intro}>
      <ul className="presence rows">
        {messages.items.map(({ name, text, example }, index) => (
          <li className="columns columns--4-8 columns--center" key={name}>
            <div>
              <h3 className="title-large">{name}</h3>
              <p className="muted">{text}</p>
            </div>
            <div>
              <TapeLine total={24} pieces={times[index] ?? []} />
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
