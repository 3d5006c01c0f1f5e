/** A measured figure and its limit; `budget` is absent where the figure is for information only. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget?: { atMost: number } | { atLeast: number };
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
  const { budget } = figure;
  if (!budget) return "";
  const limit = "atMost" in budget ? `<= ${budget.atMost}` : `>= ${budget.atLeast}`;
  return `${limit}  ${isOver(figure) ? "OVER BUDGET" : "ok"}`;
}

function round(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.1) return value.toFixed(4);
  return Math.abs(value) < 100 ? String(Number(value.toFixed(2))) : String(Math.round(value));
}
