import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/privacy";
import "#app/ui/tape.css";
import "#app/ui/ruled-table.css";
import "./retention-table.css";

export interface RetentionRow {
  what: string;
  details: string;
  why: string;
  basis: string;
  howLong: string;
  until: string;
  /** The length of the drawn tape, which repeats the text. */
  length: "hours" | "months" | "years" | "nobody";
}

interface RetentionTableProps {
  messages: Route.ComponentProps["loaderData"]["messages"]["table"];
  rows: readonly RetentionRow[];
}

/** What is stored, why and for how long; the length of the drawn tape is the time. */
export function RetentionTable({ messages, rows }: RetentionTableProps) {
  return (
    <section className="retention sunken">
      <div className="wrap">
        <table className="ruled-table">
          <caption className="visually-hidden">{messages.caption}</caption>
          <TableHead columns={[messages.what, messages.why, messages.howLong]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.what}>
                <th scope="row">
                  {row.what} <small>{row.details}</small>
                </th>
                <td>
                  {row.why} <small>{row.basis}</small>
                </td>
                <td>
                  <b>{row.howLong}</b>
                  <span className={`tape tape--thin retention__tape--${row.length}`} aria-hidden="true" />
                  <small>{row.until}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
