import "#app/ui/product-fragment.css";
import "#app/ui/timeline.css";

export interface ShiftWords {
  label: string;
  status: string;
  when: string;
  place: string;
  staff: string;
  events: readonly { text: string; time: string }[];
  sum: string;
  terms: string;
  total: string;
}

const eventStates = ["", "", "now", "next"];

/** The product as the visitor will see it: one image with a sentence, and a correct sum. */
export function HeroShift({ words }: { words: ShiftWords }) {
  return (
    <div className="hero__cards no-print">
      <div className="hero__shift floating fragment" role="img" aria-label={words.label}>
        <div className="fragment__top">
          <span className="live">{words.status}</span>
          <span className="muted">{words.when}</span>
        </div>
        <div className="fragment__body">
          <p className="fragment__title">{words.place}</p>
          <p className="muted">{words.staff}</p>
          <ol className="timeline">
            {words.events.map(({ text, time }, index) => (
              <li key={time} className={eventStates[index] || undefined}>
                <span>{text}</span>
                <time>{time}</time>
              </li>
            ))}
          </ol>
        </div>
        <div className="fragment__sum">
          <span>
            {words.sum}
            <br />
            <span className="muted">{words.terms}</span>
          </span>
          <b>{words.total}</b>
        </div>
      </div>
    </div>
  );
}
