/** A measured value and its budget; without a budget it is for information only. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  budget?: { atMost: number } | { atLeast: number };
  /** The column in the table of all pages. */
  column?: string;
  note?: string;
}

/** Prints measurements, each with its budget and whether it is met. */
export function printMeasurements(page: string, measurements: readonly Measurement[]): void {
  console.log(`\nMeasurements of ${page}`);
  for (const measurement of measurements) {
    const value = `${round(measurement.value)} ${measurement.unit}`.trim();
    console.log(
      `${measurement.name.padEnd(46)}${value.padStart(16)}   ${verdictOf(measurement).padEnd(22)}${measurement.note ?? ""}`,
    );
  }
}

/** Prints a table of all pages with the measurements that have a column, and which exceed their budget. */
export function printPages(pages: ReadonlyMap<string, readonly Measurement[]>): void {
  const rowOf = (measurements: readonly Measurement[], cell: (measurement: Measurement) => string) =>
    Object.fromEntries(
      measurements.flatMap((measurement) =>
        measurement.column ? [[measurement.column, cell(measurement)]] : [],
      ),
    );
  const rows = Array.from(pages, ([path, measurements]) => [
    path,
    rowOf(measurements, ({ value }) => round(value)),
  ]);
  const [limits = []] = pages.values();
  console.table({ limit: rowOf(limits, limitOf), ...Object.fromEntries(rows) });
  const over = Array.from(pages).flatMap(([path, measurements]) =>
    measurements.filter(isOver).map(({ name }) => `${path}: ${name}`),
  );
  console.log(`${pages.size} pages, over budget: ${over.length > 0 ? over.join(", ") : "none"}`);
}

/** The value below which a share of the values is, such as 0.95; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The median; NaN of nothing. */
export const median = (values: readonly number[]) => percentile(values, 0.5);
/** The 95th percentile; NaN of nothing. */
export const p95 = (values: readonly number[]) => percentile(values, 0.95);

/** Whether a measurement exceeds its budget; NaN, which could not be measured, does. */
export function isOver({ budget, value }: Measurement): boolean {
  if (!budget) return false;
  return !("atMost" in budget ? value <= budget.atMost : value >= budget.atLeast);
}

function verdictOf(measurement: Measurement): string {
  return measurement.budget ? `${limitOf(measurement)}  ${isOver(measurement) ? "OVER BUDGET" : "ok"}` : "";
}

function limitOf({ budget }: Measurement): string {
  if (!budget) return "";
  return "atMost" in budget ? `<= ${round(budget.atMost)}` : `>= ${round(budget.atLeast)}`;
}

function round(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "never";
  if (value !== 0 && Math.abs(value) < 0.1) return value.toFixed(4);
  return Math.abs(value) < 100 ? String(Number(value.toFixed(2))) : String(Math.round(value));
}
