import type { Route } from "../+types/search";
import { Telephone } from "./telephone.tsx";
import "#app/ui/callout.css";

type Data = Route.ComponentProps["loaderData"];

/** The results, best first; the query's words are highlighted in the titles. */
export function SearchResults({ messages, rows, near, telephone }: Data) {
  return (
    <section className="wrap search-results columns columns--4-8">
      <h2 className="title--large">{messages.found}</h2>
      <div>
        {telephone.isAsked && (
          <div className="callout">
            <Telephone {...telephone} />
          </div>
        )}
        {near && <p className="search-near">{near}</p>}
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.href}>
              <a className="quiet-link" href={row.href}>
                {row.kind && <span className="meta muted">{row.kind}</span>}
                <b className="title--small">
                  {row.title.map(({ text, isHit }, place) => {
                    const key = `${place} ${text}`;
                    return isHit ? <mark key={key}>{text}</mark> : text;
                  })}
                </b>
                <span className="small muted">{row.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
