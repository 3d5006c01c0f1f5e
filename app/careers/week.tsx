import type { careersMessages } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

const bands = ["shift", "day", "evening", "weekend", "weekendNight"] as const;

/** "En vecka, ärligt ritad": a picture of seven days by 24 hours, shifts drawn over the hours with a supplement. */
export function Week({ messages }: { messages: (typeof careersMessages)[Locale]["week"] }) {
  return (
    <Section titleId="week-title" title={messages.title} intro={messages.text}>
      <div className="week-plan">
        <div className="week-plan__hours scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className="week-plan__days" aria-hidden="true">
          {messages.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <img
          className="week-plan__picture drawn"
          src="/illustrations/jobb/vecka.svg"
          alt={messages.label}
          width={1000}
          height={304}
        />
        <Fold className="fold--in-grid week-plan__fold" summary={messages.more}>
          <dl className="week-plan__key tiles terms small">
            {bands.map((band) => (
              <div key={band}>
                <dt className="row stack--tight">
                  <i className={`week-plan__${band} drawn`} />
                  {messages.key[band].name}
                </dt>
                <dd className="muted">{messages.key[band].text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <div className="columns columns--7-5">
        <p className="statement">{messages.pay}</p>
        <p className="muted">{messages.payNote}</p>
      </div>
    </Section>
  );
}
