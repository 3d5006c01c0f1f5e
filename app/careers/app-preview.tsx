import type { careersMessages } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import "#app/ui/phone.css";
import "#app/ui/timeline.css";

/** The index of the event that is shown as current. */
const current = 2;

/** A picture of the guards' app in the middle of a shift. */
export function AppPreview({ messages }: { messages: (typeof careersMessages)[Locale]["app"]["phone"] }) {
  return (
    <div className="app-preview" role="img" aria-label={messages.label}>
      <div className="phone">
        <div className="phone__screen">
          <p className="phone__bar">
            <span className="live">{messages.status}</span>
            <span>{messages.hours}</span>
          </p>
          <p className="phone__heading">{messages.place}</p>
          <ol className="timeline">
            {messages.events.map(({ text, time }, index) => (
              <li key={time} className={index === current ? "now" : index > current ? "next" : undefined}>
                <span>{text}</span>
                <time>{time}</time>
              </li>
            ))}
          </ol>
          <span className="phone__key phone__key--primary">{messages.check}</span>
          <span className="phone__key">{messages.write}</span>
        </div>
      </div>
    </div>
  );
}
