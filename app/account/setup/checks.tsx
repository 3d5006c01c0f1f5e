import { PassPanel } from "#app/account/pass-panel.tsx";
import { Button } from "#app/ui/button.tsx";
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
  checks: readonly CheckView[];
  note: string | undefined;
  adminHref: string;
}

/** What the set-up page found out about this installation, as a list. */
export function Checks({ messages, checks, note, adminHref }: ChecksProps) {
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
