import "#app/ui/tape.css";
import "./figure-strip.css";

interface FigureStripProps {
  label: string;
  figures: readonly { figure: string; text: string }[];
}

/** Three figures printed on the tape under a hero. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <section className="tape" aria-label={label}>
      <ul className="wrap figure-strip">
        {figures.map(({ figure, text }) => (
          <li key={text}>
            <b className="numeral">{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
