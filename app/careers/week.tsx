import type { careersWords } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import "./week.css";

const bands = ["shift", "day", "evening", "weekend", "weekendNight"] as const;

/** "En vecka, ärligt ritad": a picture of seven days by 24 hours, shifts drawn over the hours with a supplement. */
export function Week({ words }: { words: (typeof careersWords)[Locale]["week"] }) {
  return (
    <Section titleId="week-title" title={words.title} intro={words.text}>
      <div className="week-plan">
        <div className="week-plan__hours scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className="week-plan__days" aria-hidden="true">
          {words.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <img
          className="week-plan__picture drawn"
          src="/illustrations/jobb/vecka.svg"
          alt={words.label}
          width={1000}
          height={304}
        />
        <Fold className="fold--in-grid week-plan__fold" summary={words.more}>
          <dl className="week-plan__key tiles terms small">
            {bands.map((band) => (
              <div key={band}>
                <dt className="row gap-tight">
                  <i className={`week-plan__${band} drawn`} />
                  {words.key[band].name}
                </dt>
                <dd className="muted">{words.key[band].text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <div className="columns columns--7-5">
        <p className="statement">{words.pay}</p>
        <p className="muted">{words.payNote}</p>
      </div>
    </Section>
  );
}
