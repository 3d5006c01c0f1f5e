import type { careersWords } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import "./offer-card.css";

/** A picture of a shift as the guards' app offers it, with all that a guard knows before answering. */
export function OfferCard({ words }: { words: (typeof careersWords)[Locale]["offer"] }) {
  return (
    <div className="offer-card panel" role="img" aria-label={words.label}>
      <div className="tape tape--thin" />
      <div className="offer-card__body">
        <p className="muted">{words.status}</p>
        <p className="offer-card__when numeral">{words.when}</p>
        <p>
          {words.task}
          <br />
          {words.place}
        </p>
        <dl className="lines">
          {words.rows.map(({ name, value }) => (
            <div className="apart" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="offer-card__answers">
          <span>{words.no}</span>
          <span>{words.yes}</span>
        </div>
      </div>
    </div>
  );
}
