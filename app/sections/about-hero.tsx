import type { ReactNode } from "react";
import "#app/ui/tape.css";
import "./about-hero.css";

interface AboutHeroProps {
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
export function AboutHero({ words, breadcrumbs, links }: AboutHeroProps) {
  return (
    <header className="about-hero">
      <div className="wrap about-hero__head columns columns--8-4 columns--end">
        <div>
          {breadcrumbs}
          <h1>{words.title}</h1>
        </div>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="about-hero__field night">
        <div className="about-hero__stem tape tape--sash" aria-hidden="true" />
        <div className="about-hero__band tape">
          <p className="wrap">{words.tape}</p>
        </div>
        <div className="wrap about-hero__sides">
          {words.sides.map(({ figure, title, text }, index) => (
            <div key={title}>
              <h2>
                <b className="numeral">{figure}</b> {title}
              </h2>
              <p className="muted">{text}</p>
              {links[index]}
            </div>
          ))}
        </div>
      </div>
    </header>
  );
}
