import type { Route } from "../+types/search";
import "./search-results.css";

type Data = Route.ComponentProps["loaderData"];

/** The results by kind; the words of the query are marked in the titles. */
export function SearchResults({ words, groups }: Data) {
  return (
    <section className="wrap search-results">
      <h2>{words.found}</h2>
      {groups.map((group) => (
        <div className="search-results__group columns columns--4-8" key={group.title}>
          <h3>{group.title}</h3>
          <ul className="rows">
            {group.rows.map((row) => (
              <li key={row.href}>
                <a className="quiet-link" href={row.href}>
                  <b className="title-small">
                    {row.title.map(({ text, isHit }, place) => {
                      const key = `${place} ${text}`;
                      return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
                    })}
                  </b>
                  <span className="small muted">{row.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
