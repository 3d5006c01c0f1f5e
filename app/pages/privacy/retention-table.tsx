import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/privacy";
import "#app/ui/ruled-table.css";
import "./retention-table.css";

type Data = Route.ComponentProps["loaderData"];

/** The rows with the length of their drawn tape, which repeats the text. */
const lengths = {
  request: "months",
  message: "months",
  quote: "months",
  order: "months",
  demo: "months",
  answers: "months",
  emails: "months",
  application: "years",
  account: "years",
  sender: "hours",
  statistics: "nobody",
} as const satisfies Record<keyof Data["messages"]["rows"], string>;

/** What is stored, why and for how long; the length of the drawn tape is the time. */
export function RetentionTable({ messages: { table: messages, rows } }: Data) {
  const keys = Object.keys(lengths) as (keyof typeof lengths)[];
  return (
    <section className="retention sunken">
      <div className="wrap">
        <table className="ruled-table">
          <caption className="visually-hidden">{messages.caption}</caption>
          <TableHead columns={[messages.data, messages.why, messages.howLong]} />
          <tbody>
            {keys
              .map((key) => ({ ...rows[key], length: lengths[key] }))
              .map((row) => (
                <tr key={row.data}>
                  <th scope="row">
                    {row.data} <small>{row.details}</small>
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
