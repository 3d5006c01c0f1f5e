import type { ReactNode } from "react";
import "./table.css";

export interface TableProps<Column extends string> {
  caption: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly { key: string; cells: Readonly<Record<NoInfer<Column>, ReactNode>> }[];
  /** The columns of numbers, which are aligned right. */
  numbers?: readonly NoInfer<Column>[];
  /** The columns that a card leaves out. */
  minor?: readonly NoInfer<Column>[];
  /** Stays a table at every width, for few columns of numbers. */
  dense?: boolean;
}

/**
 * Rows with a name for each column; the first cell names the row. On narrow screens every row is a card whose cells
 * have their column's name (docs/design.md, "Table").
 */
export function Table<Column extends string>({
  caption,
  columns,
  rows,
  numbers = [],
  minor = [],
  dense = false,
}: TableProps<Column>) {
  const keys = Object.keys(columns) as Column[];
  const classOf = (column: Column) =>
    numbers.includes(column) ? "number" : minor.includes(column) ? "minor" : undefined;
  return (
    <table className={dense ? "table table--dense" : "table"}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {keys.map((column) => (
            <th scope="col" key={column} className={classOf(column)}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {keys.map((column, index) =>
              index === 0 ? (
                <th scope="row" key={column}>
                  {cells[column]}
                </th>
              ) : (
                <td key={column} className={classOf(column)} data-label={columns[column]}>
                  {cells[column]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
