import { bandCode, type PricedService } from "#app/domain/services.ts";
import { Card } from "#app/ui/card.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/prices";
import "#app/ui/inline-mark.css";
import "#app/ui/ruled-table.css";

type Data = Route.ComponentProps["loaderData"];

/** A role's prices, each with "from" and its unit, and the cost of the example shift. */
export function PriceTable({ service, messages, tables }: Data & { service: PricedService }) {
  const { columns, exampleShort, [service]: texts } = messages.list;
  return (
    <Card className="price-table bleed" ground={service === "orderGuard" ? "night" : "raised"}>
      <table className="ruled-table">
        <caption>
          <RoleMark src={bandCode(service)} className="inline-mark" />
          {texts.title}
        </caption>
        <TableHead columns={[columns.task, columns.price, columns.example]} />
        <tbody>
          {tables[service].map(({ name, detail, from, amount, unit, example }) => (
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
                {/* Where the column heads are hidden. */}
                {example && <span className="price-table__short">{exampleShort} </span>}
                {example}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta muted">{texts.note}</p>
    </Card>
  );
}
