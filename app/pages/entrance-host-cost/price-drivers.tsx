import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/entrance-host-cost";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

interface PriceDriversProps {
  messages: Route.ComponentProps["loaderData"]["messages"]["drivers"];
  showAll: string;
}

/** The rows that a phone shows unfolded. */
const firstDrivers = 3;

/** What affects the price, and what the buyer can do about each. */
export function PriceDrivers({ messages, showAll }: PriceDriversProps) {
  const { columns, rows } = messages;
  const table = (part: typeof rows, kind = "") => (
    <table className={`price-drivers ruled-table ruled-table--even ${kind}`} aria-labelledby="drivers-title">
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {part.map(({ factor, up, down }) => (
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
  );
  return (
    <Section ground="night" titleId="drivers-title" title={messages.title} intro={messages.intro}>
      {table(rows.slice(0, firstDrivers))}
      <Fold summary={`${showAll} ${rows.length}`}>
        {table(rows.slice(firstDrivers), "ruled-table--rest")}
      </Fold>
    </Section>
  );
}
