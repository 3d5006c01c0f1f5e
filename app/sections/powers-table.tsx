import { Icon, type IconName } from "#app/ui/icon.tsx";
import "./powers-table.css";

export type Power = "yes" | "conditional" | "no";

interface PowersTableProps {
  words: {
    title: string;
    intro: string;
    caption: string;
    columns: { action: string; guard: string; orderGuard: string; rule: string };
    answers: Record<Power, string>;
    rows: readonly { action: string; detail: string; rule: string }[];
    proportion: string;
  };
  /** Who has the power, row by row. */
  powers: readonly { guard: Power; orderGuard: Power }[];
}

const icons: Record<Power, IconName> = { yes: "check", conditional: "info", no: "x" };

/** Who may do what, each with its provision; always icon and word. */
export function PowersTable({ words, powers }: PowersTableProps) {
  const { columns, answers } = words;
  return (
    <section className="section sunken" aria-labelledby="powers-title">
      <div className="wrap">
        <div className="head">
          <h2 id="powers-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <table className="powers-table ruled-table">
          <caption className="sr">{words.caption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ action, detail, rule }, index) => (
              <tr key={action}>
                <th className="title-small" scope="row">
                  {action}
                  <small>{detail}</small>
                </th>
                {(["guard", "orderGuard"] as const).map((role) => {
                  const power = powers[index]?.[role] ?? "no";
                  return (
                    <td key={role}>
                      <span className="column-name" aria-hidden="true">
                        {columns[role]}
                      </span>
                      <span className={`power power--${power}`}>
                        <Icon name={icons[power]} className={power === "yes" ? "mark mark--yes" : "mark"} />
                        {answers[power]}
                      </span>
                    </td>
                  );
                })}
                <td className="meta muted">{rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted">{words.proportion}</p>
      </div>
    </section>
  );
}
