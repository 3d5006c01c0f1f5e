import "./receipt.css";

export interface ReceiptRow {
  /** Where two rows may have the same label. */
  id?: string;
  label: string;
  amount: string;
  /** A label for the amount in a dashed frame, e.g. that it is an estimate. */
  mark?: string;
  detail?: string;
  /** Small text beside the label, e.g. "exkl. moms". */
  terms?: string;
  kind?: "sum" | "after";
}

/** Rows that add up: rows, the sum above an ink rule, VAT last and muted. */
export function Receipt({ rows, small = false }: { rows: readonly ReceiptRow[]; small?: boolean }) {
  return (
    <dl className={small ? "receipt small" : "receipt"}>
      {rows.map(({ label, id = label, amount, mark, detail, terms, kind }) => (
        <div key={id} className={kind && `receipt__${kind}`}>
          <dt>
            {label} {mark && <em>{mark}</em>}
            {terms && <small>{terms}</small>}
            {detail && <span>{detail}</span>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
