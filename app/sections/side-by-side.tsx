import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "#app/ui/callout.css";
import "./side-by-side.css";

interface SideBySideProps {
  words: {
    title: string;
    source: string;
    rows: readonly { name: string; guard: string; orderGuard: string; source: string }[];
    host: { title: string; text: string };
  };
  /** The names of the two roles. */
  roles: { guard: string; orderGuard: string };
  pages: PageAddresses;
}

/** The two roles, question by question, with the source of each answer. */
export function SideBySide({ words, roles, pages }: SideBySideProps) {
  return (
    <section className="section side-by-side" aria-labelledby="sides-title">
      <div className="wrap">
        <h2 id="sides-title">{words.title}</h2>
        <div className="side-by-side__heads" aria-hidden="true">
          <span />
          <span>
            <img src="/illustrations/bandkod-vaktare.svg" alt="" width="36" height="36" loading="lazy" />
            {roles.guard}
          </span>
          <span>
            <img src="/illustrations/bandkod-ordningsvakt.svg" alt="" width="36" height="36" loading="lazy" />
            {roles.orderGuard}
          </span>
          <span>{words.source}</span>
        </div>
        {words.rows.map(({ name, guard, orderGuard, source }) => (
          <div className="side-by-side__row" key={name}>
            <h3>{name}</h3>
            <p>
              <span className="column-name">{roles.guard}</span> {guard}
            </p>
            <p>
              <span className="column-name">{roles.orderGuard}</span> {orderGuard}
            </p>
            <p className="meta muted">
              <LinkedText text={source} pages={pages} />
            </p>
          </div>
        ))}
        <p className="callout">
          <b>{words.host.title}</b> {words.host.text}
        </p>
      </div>
    </section>
  );
}
