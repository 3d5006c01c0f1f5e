import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/entrance-host-cost";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

/** What affects the price, and what the buyer can do about each. */
export function PriceDrivers({
  messages,
}: {
  messages: Route.ComponentProps["loaderData"]["messages"]["drivers"];
}) {
  const { columns } = messages;
  return (
    <Section
      fold={messages.more}
      ground="night"
      titleId="drivers-title"
      title={messages.title}
      intro={messages.intro}
    >
      <table className="ruled-table ruled-table--even" aria-labelledby="drivers-title">
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {messages.rows.map(({ factor, up, down }) => (
            <tr key={factor}>
              <th className="title--small" scope="row">
                {factor}
              </th>
              <td>
                <span className="column-name">{columns.up}</span> {up}
              </td>
              <td>
                <span className="column-name">{columns.down}</span> {down}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
