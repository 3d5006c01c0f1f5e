import type { ReactNode } from "react";
import { Table } from "#app/ui/table.tsx";

interface OverviewPartProps {
  id: string;
  title: string;
  /** Shown at the end of the heading's line. */
  beside: ReactNode;
  isAside?: boolean;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export function OverviewPart({ id, title, beside, isAside, children }: OverviewPartProps) {
  return (
    <section className={isAside ? "overview__side" : undefined} aria-labelledby={`${id}-title`}>
      <div className="admin-head row">
        <h2 id={`${id}-title`}>{title}</h2>
        {typeof beside === "string" ? <span className="muted">{beside}</span> : beside}
      </div>
      {children}
    </section>
  );
}

interface OverviewTableProps {
  id: string;
  messages: { title: string; none: string; period?: string };
  columns: Readonly<Record<string, string>>;
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  numbers?: readonly string[];
  isAside?: boolean;
}

/** A part of the overview that is a table, or says that there is nothing. */
export function OverviewTable({ id, messages, isAside, numbers = [], ...table }: OverviewTableProps) {
  return (
    <OverviewPart id={id} title={messages.title} beside={messages.period} isAside={isAside ?? false}>
      {table.rows.length === 0 ? (
        <p className="muted">{messages.none}</p>
      ) : (
        <Table caption={messages.title} dense={numbers.length > 0} numbers={numbers} {...table} />
      )}
    </OverviewPart>
  );
}
