import { Heading } from "#app/ui/heading.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/cookies";
import "#app/ui/ruled-table.css";

type Data = Route.ComponentProps["loaderData"];

/** Everything that is stored on the visitor's device, drawn like the care label of a garment. */
export function ContentLabel({ messages: { label: messages }, stored }: Data) {
  return (
    <section className="wrap" aria-labelledby="content-label">
      <div className="content-label panel bleed">
        <div className="tape tape--thin" aria-hidden="true" />
        <div className="content-label__in">
          <Heading level={2} size="h3" id="content-label">
            {messages.title}
          </Heading>
          <table className="ruled-table" aria-labelledby="content-label">
            <TableHead columns={[messages.name, messages.place, messages.why, messages.howLong]} />
            <tbody>
              {stored.map((row) => (
                <tr key={row.name + row.place}>
                  <th scope="row">
                    <code>{row.name}</code>
                  </th>
                  <td>{row.place}</td>
                  <td>{row.why}</td>
                  <td>{row.howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="content-label__none tiles">
            {messages.none.map(({ figure, text }) => (
              <li key={text}>
                <b className="numeral">{figure}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
