import { Table, type TableProps } from "#app/ui/table.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ListTableProps<Column extends string> extends Omit<TableProps<Column>, "caption" | "columns"> {
  words: Pick<TableProps<Column>, "caption" | "columns"> & { empty: { title: string; text: string } };
}

/** A list as a table, or the text for an empty one. */
export function ListTable<Column extends string>({ words, ...table }: ListTableProps<Column>) {
  if (table.rows.length === 0) return <EmptyState {...words.empty} />;
  return <Table caption={words.caption} columns={words.columns} {...table} />;
}
