import { scaleLinear } from "d3-scale";
import { stack, stackOrderNone } from "d3-shape";

/** How many leads each series has in a week. */
export interface WeekOfLeads {
  week: number;
  counts: Readonly<Record<string, number>>;
}

const [width, height, left, right, top, baseline] = [880, 296, 28, 715, 30, 258] as const;
const nameGap = 18;
const barShare = 0.7;

/**
 * Lays out stacked bars, oldest week first; the last week is the current one. Sizes are in units of the view box.
 */
export function layOutWeeks(
  weeks: readonly WeekOfLeads[],
  series: readonly { key: string; label: string }[],
) {
  const totals = weeks.map(({ counts }) => series.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0));
  const y = scaleLinear()
    .domain([0, Math.max(4, ...totals)])
    .range([baseline, top]);
  const stacked = stack<WeekOfLeads, string>()
    .keys(series.map(({ key }) => key))
    .value(({ counts }, key) => counts[key] ?? 0)
    .order(stackOrderNone)([...weeks]);
  const step = (right - left) / Math.max(weeks.length, 1);
  const bars = weeks.map(({ week }, place) => {
    const total = totals[place] ?? 0;
    return {
      week,
      x: rounded(left + step * place + (step * (1 - barShare)) / 2),
      width: rounded(step * barShare),
      total,
      totalY: rounded(y(total) - 7),
      isCurrent: place === weeks.length - 1,
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
    bars,
    names: namesBeside(stacked, series, weeks.length - 1, y),
  };
}

/** The labels beside the last bar, moved apart if they would overlap. */
function namesBeside(
  stacked: ReturnType<ReturnType<typeof stack<WeekOfLeads, string>>>,
  series: readonly { label: string }[],
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
