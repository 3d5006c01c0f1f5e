import { Card } from "#app/ui/card.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import "#app/ui/inline-mark.css";
import "#app/ui/ruled-table.css";
import "./price-table.css";

interface PriceRow {
  name: string;
  detail: string;
  /** Before and after the price: "från", "kr/tim". */
  from: string;
  amount: number;
  unit: string;
  example: string;
}

interface PriceTableProps {
  image: string;
  title: string;
  columns: { task: string; price: string; example: string };
  /** Before the example where the column heads are hidden, e.g. "8 tim:". */
  exampleShort: string;
  rows: readonly PriceRow[];
  note: string;
  night?: boolean;
}

/** A role's prices, each with "from" and its unit, and the cost of the example shift. */
export function PriceTable({ image, title, columns, exampleShort, rows, note, night }: PriceTableProps) {
  return (
    <Card className="price-table bleed" ground={night ? "night" : "raised"}>
      <table className="ruled-table">
        <caption>
          <img className="inline-mark" src={image} alt="" width="40" height="40" loading="lazy" />
          {title}
        </caption>
        <TableHead columns={[columns.task, columns.price, columns.example]} />
        <tbody>
          {rows.map(({ name, detail, from, amount, unit, example }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{detail}</small>
              </th>
              <td>
                {from} <b>{amount}</b>
                {unit.startsWith("/") ? unit : ` ${unit}`}
              </td>
              <td>
                {example && <span className="price-table__short">{exampleShort} </span>}
                {example}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta muted">{note}</p>
    </Card>
  );
}
