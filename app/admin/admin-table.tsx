import type { ReactNode } from "react";
import "./office.css";

interface AdminTableProps<Column extends string> {
  caption: string;
  /** The columns' names, in order. */
  columns: Readonly<Record<Column, string>>;
  rows: readonly { key: string; cells: Readonly<Record<NoInfer<Column>, ReactNode>> }[];
}

/** A list of the admin as a table; where it is narrow, every row is a card whose cells carry their column's name. */
export function AdminTable<Column extends string>({ caption, columns, rows }: AdminTableProps<Column>) {
  const keys = Object.keys(columns) as Column[];
  return (
    <table className="otbl">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {keys.map((column) => (
            <th scope="col" key={column}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {keys.map((column) => (
              <td key={column} data-label={columns[column]}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
