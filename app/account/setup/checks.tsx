import { PassPanel } from "#app/account/pass-panel.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PlaceholderRow } from "./placeholder-rows.server.ts";
import type { Check } from "./setup.ts";
import "#app/ui/chip.css";
import "./checks.css";

interface CheckView extends Pick<Check, "name" | "level"> {
  title: string;
  label: string;
  text: string;
}

interface ChecksProps {
  messages: { heading: string; text: string; send: string; admin: string };
  placeholders: {
    messages: { heading: string; text: string; none: string };
    rows: readonly PlaceholderRow[];
  };
  checks: readonly CheckView[];
  note: string | undefined;
  adminHref: string;
}

/** What the set-up page found out about this installation, and what visitors see that is invented, as lists. */
export function Checks({ messages, checks, placeholders, note, adminHref }: ChecksProps) {
  return (
    <PassPanel id="kom-igang" holes={3} title={messages.heading} text={messages.text}>
      {note ? (
        <p className="notice notice--info" role="status">
          {note}
        </p>
      ) : null}
      <dl>
        {checks.map(({ name, title, level, label, text }) => (
          <div key={name} className="setup-row">
            <dt>
              {title} <span className={`chip chip--${level}`}>{label}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="setup-placeholders" aria-labelledby="placeholders">
        <h2 id="placeholders" className="title--large">
          {placeholders.messages.heading}
        </h2>
        {placeholders.rows.length === 0 ? (
          <p>{placeholders.messages.none}</p>
        ) : (
          <>
            <p className="muted">{placeholders.messages.text}</p>
            <dl>
              {placeholders.rows.map(({ key, name, value, where, href }) => (
                <div key={key} className="setup-row">
                  <dt>{name}</dt>
                  <dd>
                    {value ? <span className="own-line">{value}</span> : null}
                    {href ? <a href={href}>{where}</a> : <span className="muted">{where}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      <div className="actions">
        <form method="post">
          <input type="hidden" name="intent" value="email" />
          <Button kind="outline">{messages.send}</Button>
        </form>
        <Button as="a" kind="secondary" href={adminHref}>
          {messages.admin}
        </Button>
      </div>
    </PassPanel>
  );
}
