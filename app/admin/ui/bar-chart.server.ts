import { scaleLinear } from "d3-scale";
import { stack, stackOrderNone } from "d3-shape";

/** A bar: what stands below it, and how much each series has in it, by the series' key. */
export interface Bar {
  label: string;
  counts: Readonly<Record<string, number>>;
}

interface Series {
  key: string;
  label: string;
}

const [width, height, left, right, top, baseline] = [880, 296, 28, 715, 30, 258] as const;
const nameGap = 18;
const barShare = 0.7;

/**
 * Lays out stacked bars from left to right for `BarChart`; the last one is marked as the current one, unless the time is
 * over. Sizes are in units of the view box.
 */
export function layOutBars(bars: readonly Bar[], series: readonly Series[], isOver = false) {
  const totals = bars.map(({ counts }) => series.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0));
  const y = scaleLinear()
    .domain([0, Math.max(4, ...totals)])
    .range([baseline, top]);
  const stacked = stack<Bar, string>()
    .keys(series.map(({ key }) => key))
    .value(({ counts }, key) => counts[key] ?? 0)
    .order(stackOrderNone)([...bars]);
  const step = (right - left) / Math.max(bars.length, 1);
  const drawn = bars.map(({ label }, place) => {
    const total = totals[place] ?? 0;
    return {
      label,
      x: rounded(left + step * place + (step * (1 - barShare)) / 2),
      width: rounded(step * barShare),
      total,
      totalY: rounded(y(total) - 7),
      isCurrent: !isOver && place === bars.length - 1,
      parts: stacked.flatMap((layer, index) => {
        const [from = 0, to = 0] = layer[place] ?? [];
        // 1.5 is the gap between two parts.
        return to > from
          ? [{ series: index, y: rounded(y(to)), height: rounded(Math.max(y(from) - y(to) - 1.5, 1)) }]
          : [];
      }),
    };
  });
  return {
    width,
    height,
    baseline,
    right,
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ y: rounded(y(value)), label: String(value) })),
    bars: drawn,
    names: namesBeside(stacked, series, bars.length - 1, y),
    columns: series.map(({ label }) => label),
    rows: bars.map(({ label, counts }, place) => ({
      label,
      counts: series.map(({ key }) => counts[key] ?? 0),
      total: totals[place] ?? 0,
    })),
  };
}

/** The labels beside the last bar, moved apart if they would overlap. */
function namesBeside(
  stacked: ReturnType<ReturnType<typeof stack<Bar, string>>>,
  series: readonly Series[],
  last: number,
  y: (value: number) => number,
) {
  const names = series.map(({ label }, index) => {
    const [from = 0, to = 0] = stacked[index]?.[last] ?? [];
    return { label, series: index, y: y((from + to) / 2) + 5 };
  });
  // From the bottom up, each at least a line above the one below it.
  for (const [place, name] of names.entries()) {
    const below = names[place - 1];
    if (below) name.y = Math.min(name.y, below.y - nameGap);
  }
  return names.map((name) => ({ ...name, y: rounded(name.y) }));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
