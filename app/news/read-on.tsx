import type { ReactNode } from "react";
import "./read-on.css";

interface ReadOnProps {
  words: { heading: string; text: string; related: string };
  actions: ReactNode;
  related: readonly { href: string; label: string; title: string }[];
}

/** What comes after an article: one way to act and a few to read on. */
export function ReadOn({ words, actions, related }: ReadOnProps) {
  return (
    <section className="art-next later" aria-labelledby="read-on-title">
      <div className="wrap art-next__in">
        <div className="art-next__cta night">
          <h2 id="read-on-title">{words.heading}</h2>
          <p className="muted">{words.text}</p>
          <p className="actions">{actions}</p>
        </div>
        <div className="art-rel">
          <h2>{words.related}</h2>
          <ul>
            {related.map(({ href, label, title }) => (
              <li key={href}>
                <a href={href}>
                  <small>{label}</small>
                  <b>{title}</b>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
