import type { ReactNode } from "react";
import "#app/ui/tape.css";
import "./tapes-meet.css";

interface TapesMeetProps {
  words: {
    title: string;
    lead: string;
    tape: string;
    sides: readonly { figure: string; title: string; text: string }[];
  };
  breadcrumbs: ReactNode;
  /** One way on for each side. */
  links: readonly ReactNode[];
}

/** The logo's two bands, as large as the page: who books on one side, who works on the other, the company where they meet. */
export function TapesMeet({ words, breadcrumbs, links }: TapesMeetProps) {
  return (
    <header className="tee">
      <div className="wrap tee__h">
        <div>
          {breadcrumbs}
          <h1>{words.title}</h1>
        </div>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="tee__f night">
        <div className="tee__s tape" aria-hidden="true" />
        <div className="tee__b tape">
          <p className="wrap">{words.tape}</p>
        </div>
        <div className="wrap tee__in">
          {words.sides.map(({ figure, title, text }, index) => (
            <div key={title}>
              <h2>
                <b>{figure}</b> {title}
              </h2>
              <p>{text}</p>
              {links[index]}
            </div>
          ))}
        </div>
      </div>
    </header>
  );
}
