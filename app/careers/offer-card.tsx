import "./offer-card.css";

interface OfferCardProps {
  words: {
    label: string;
    status: string;
    when: string;
    task: string;
    place: string;
    rows: readonly { name: string; value: string }[];
    no: string;
    yes: string;
  };
}

/** A shift as the guards' app offers it, with everything that one knows before the answer. */
export function OfferCard({ words }: OfferCardProps) {
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
