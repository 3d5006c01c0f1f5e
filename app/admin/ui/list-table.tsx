import { Table, type TableProps } from "#app/ui/table.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ListTableProps<Column extends string> extends Omit<TableProps<Column>, "caption" | "columns"> {
  messages: Pick<TableProps<Column>, "caption" | "columns"> & { empty: { title: string; text: string } };
}

/** A list as a table, or the text for an empty one. */
export function ListTable<Column extends string>({ messages, ...table }: ListTableProps<Column>) {
  if (table.rows.length === 0) return <EmptyState {...messages.empty} />;
  return <Table caption={messages.caption} columns={messages.columns} {...table} />;
}
