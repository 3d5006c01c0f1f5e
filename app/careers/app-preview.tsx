import type { careersWords } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import "#app/ui/phone.css";
import "#app/ui/timeline.css";
import "./app-preview.css";

/** The index of the event that is shown as current. */
const current = 2;

/** A picture of the guards' app in the middle of a shift. */
export function AppPreview({ words }: { words: (typeof careersWords)[Locale]["app"]["phone"] }) {
  return (
    <div className="app-preview" role="img" aria-label={words.label}>
      <div className="phone">
        <div className="phone__screen">
          <p className="phone__bar">
            <span className="live">{words.status}</span>
            <span>{words.hours}</span>
          </p>
          <p className="phone__heading">{words.place}</p>
          <ol className="timeline">
            {words.events.map(({ text, time }, index) => (
              <li key={time} className={index === current ? "now" : index > current ? "next" : undefined}>
                <span>{text}</span>
                <time>{time}</time>
              </li>
            ))}
          </ol>
          <span className="phone__key phone__key--primary">{words.check}</span>
          <span className="phone__key">{words.write}</span>
        </div>
      </div>
    </div>
  );
}
