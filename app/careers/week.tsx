import "./week.css";

interface WeekProps {
  words: {
    title: string;
    text: string;
    days: readonly string[];
    label: string;
    key: Record<(typeof bands)[number], { name: string; text: string }>;
    pay: string;
    payNote: string;
  };
}

const bands = ["shift", "day", "evening", "weekend", "weekendNight"] as const;

/** "En vecka, ärligt ritad": seven days by 24 hours, supplement bands behind, shifts in front (DESIGN.md section 16). */
export function Week({ words }: WeekProps) {
  return (
    <section className="section kar-week" aria-labelledby="week-title">
      <div className="wrap">
        <div className="head">
          <h2 id="week-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <div className="kar-wk">
          <div className="kar-wk__hours" aria-hidden="true">
            {["00", "06", "12", "18", "24"].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <div className="kar-wk__days" aria-hidden="true">
            {words.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          <img
            className="kar-wk__g"
            src="/illustrations/jobb/vecka.svg"
            alt={words.label}
            width={1000}
            height={304}
          />
          <dl className="kar-wk__key">
            {bands.map((band) => (
              <div key={band}>
                <dt>
                  <i className={`kar-wk__${band}`} />
                  {words.key[band].name}
                </dt>
                <dd>{words.key[band].text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="kar-pay">
          <p className="kar-pay__s">{words.pay}</p>
          <p className="muted">{words.payNote}</p>
        </div>
      </div>
    </section>
  );
}
