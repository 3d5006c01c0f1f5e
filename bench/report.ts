/** A measured figure and its limit; `budget` is absent where the figure is for information only. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget?: { atMost: number } | { atLeast: number };
  /** Its column in the table of all pages. */
  column?: string;
  note?: string;
}

/** Prints a table of figures, each with its budget and whether it is met. */
export function printFigures(page: string, figures: readonly Figure[]): void {
  console.log(`\nFigures of ${page}`);
  for (const figure of figures) {
    const value = `${round(figure.value)} ${figure.unit}`.trim();
    console.log(
      `${figure.name.padEnd(46)}${value.padStart(16)}   ${judged(figure).padEnd(22)}${figure.note ?? ""}`,
    );
  }
}

/** Prints one table of pages, with the figures that have a column in it, and what is over its budget. */
export function printPages(pages: ReadonlyMap<string, readonly Figure[]>): void {
  const rowOf = (figures: readonly Figure[], cell: (figure: Figure) => string) =>
    Object.fromEntries(figures.flatMap((figure) => (figure.column ? [[figure.column, cell(figure)]] : [])));
  const rows = Array.from(pages, ([path, figures]) => [path, rowOf(figures, ({ value }) => round(value))]);
  const [limits = []] = pages.values();
  console.table({ limit: rowOf(limits, limitOf), ...Object.fromEntries(rows) });
  const over = Array.from(pages).flatMap(([path, figures]) =>
    figures.filter(isOver).map(({ name }) => `${path}: ${name}`),
  );
  console.log(`${pages.size} pages, over budget: ${over.length > 0 ? over.join(", ") : "none"}`);
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whether a figure misses its budget; one that could not be measured does. */
export function isOver({ budget, value }: Figure): boolean {
  if (!budget) return false;
  return !("atMost" in budget ? value <= budget.atMost : value >= budget.atLeast);
}

function judged(figure: Figure): string {
  return figure.budget ? `${limitOf(figure)}  ${isOver(figure) ? "OVER BUDGET" : "ok"}` : "";
}

function limitOf({ budget }: Figure): string {
  if (!budget) return "";
  return "atMost" in budget ? `<= ${budget.atMost}` : `>= ${budget.atLeast}`;
}

function round(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.1) return value.toFixed(4);
  return Math.abs(value) < 100 ? String(Number(value.toFixed(2))) : String(Math.round(value));
}
