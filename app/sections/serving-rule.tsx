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
    <section className="section section--sunken" aria-labelledby="serving-title">
      <div className="wrap serving">
        <div>
          <h2 id="serving-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div>
          <table>
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
                  <td className={may ? "serving__m serving__m--yes" : "serving__m"}>
                    <Icon name={may ? "check" : "x"} />
                    {may ? words.yes : words.no}
                  </td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="serving__s">
            <LinkedText text={words.source} pages={pages} />
          </p>
        </div>
      </div>
    </section>
  );
}
