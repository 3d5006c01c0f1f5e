import { Icon } from "#app/ui/icon.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "./serving-rule.css";

interface ServingRuleProps {
  words: {
    title: string;
    lead: string;
    table: string;
    who: string;
    may: string;
    why: string;
    yes: string;
    no: string;
    rows: readonly { who: string; may: boolean; why: string }[];
    source: string;
  };
  pages: PageAddresses;
}

/** Who may stand in the door where alcohol is served (alkohollagen 8:18), as a table. */
export function ServingRule({ words, pages }: ServingRuleProps) {
  return (
    <section className="section sunken" aria-labelledby="serving-title">
      <div className="wrap serving-rule columns columns--5-7">
        <div>
          <h2 id="serving-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div>
          <table className="ruled-table">
            <caption className="sr">{words.table}</caption>
            <thead>
              <tr>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.may}</th>
                <th scope="col">{words.why}</th>
              </tr>
            </thead>
            <tbody>
              {words.rows.map(({ who, may, why }) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td className="serving-rule__may">
                    <Icon name={may ? "check" : "x"} className={may ? "mark mark--yes" : "mark"} />
                    {may ? words.yes : words.no}
                  </td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small muted">
            <LinkedText text={words.source} pages={pages} />
          </p>
        </div>
      </div>
    </section>
  );
}
