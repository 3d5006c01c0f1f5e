import { type ReactNode, useId } from "react";
import { Table } from "#app/ui/table.tsx";
import type { layOutBars } from "./bar-chart.server.ts";
import "./bar-chart.css";

interface BarChartProps {
  /** What the chart shows, and its gist in a sentence, for screen readers. */
  name: string;
  summary: string;
  chart: ReturnType<typeof layOutBars>;
  messages: {
    /** Names of the two parts that scroll on a phone. */
    scroll: string;
    tableScroll: string;
    /** The button that shows the table. */
    table: string;
    /** The heads of the table's first and last column. */
    column: string;
    sum: string;
  };
}

/** The fills of the series, which can be told apart without colour. */
const fills = [
  { className: "bar-chart__ink" },
  { fill: "url(#bar-chart-lines)" },
  { className: "bar-chart__silver" },
  { fill: "url(#bar-chart-dots)", className: "bar-chart__outlined" },
  { className: "bar-chart__paper bar-chart__outlined" },
  { fill: "url(#bar-chart-rungs)", className: "bar-chart__outlined" },
  { fill: "url(#bar-chart-net)", className: "bar-chart__outlined" },
];

/** Stacked bars, and a table with the same figures. A route's loader lays them out (layOutBars). */
export function BarChart({ name, summary, chart, messages }: BarChartProps) {
  const id = useId();
  return (
    <>
      <section
        className="bar-chart__scroll bar-chart__scroll--latest"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        aria-label={messages.scroll}
      >
        <svg
          className="bar-chart__drawing"
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          role="img"
          aria-labelledby={`${id}-name ${id}-gist`}
        >
          <title id={`${id}-name`}>{name}</title>
          <desc id={`${id}-gist`}>{summary}</desc>
          <Patterns />
          {chart.ticks.map(({ y, label }, place) => (
            <g key={label}>
              <path
                className={place === 0 ? "bar-chart__base" : "bar-chart__grid"}
                d={`M28 ${y}H${chart.right}`}
              />
              <text x="20" y={y + 5} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
          {chart.bars.map(({ label, x, width, total, totalY, isCurrent, parts }) => (
            <g key={label}>
              {parts.map((part) => (
                <rect
                  key={part.series}
                  {...fills[part.series % fills.length]}
                  x={x}
                  y={part.y}
                  width={width}
                  height={part.height}
                />
              ))}
              <text className="bar-chart__total" x={x + width / 2} y={totalY} textAnchor="middle">
                {total}
              </text>
              <text
                className={isCurrent ? "bar-chart__total" : undefined}
                x={x + width / 2}
                y={chart.baseline + 20}
                textAnchor="middle"
              >
                {label}
              </text>
              {isCurrent ? (
                <path
                  className="bar-chart__now"
                  d={`M${x - 3} ${chart.baseline + 28}h${width + 6}l-3 7h-${width + 6}z`}
                />
              ) : null}
            </g>
          ))}
          {chart.names.map(({ label, series: index, y }) => (
            <g key={label}>
              <rect {...fills[index % fills.length]} x={chart.right + 6} y={y - 10} width="12" height="11" />
              <text className="bar-chart__name" x={chart.right + 23} y={y}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <details>
        <summary className="plain-button">{messages.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
        <section className="bar-chart__scroll" tabIndex={0} aria-label={messages.tableScroll}>
          <Table
            caption={name}
            columns={inOrder([messages.column, ...chart.columns, messages.sum])}
            rows={chart.rows.map(({ label, counts, total }) => ({
              key: label,
              cells: inOrder<ReactNode>([label, ...counts, <b key={label}>{total}</b>]),
            }))}
            dense
          />
        </section>
      </details>
    </>
  );
}

/** Cells by position, because the number of columns is known only at run time. */
function inOrder<Cell>(cells: readonly Cell[]): Record<string, Cell> {
  return Object.fromEntries(cells.map((cell, place) => [place, cell]));
}

function Patterns() {
  return (
    <defs>
      <pattern
        id="bar-chart-lines"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(15)"
      >
        <rect width="7" height="7" className="bar-chart__mist" />
        <rect width="3.5" height="7" className="bar-chart__sea" />
      </pattern>
      <pattern id="bar-chart-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="bar-chart__paper" />
        <circle cx="3" cy="3" r="1.4" className="bar-chart__ink" />
      </pattern>
      <pattern id="bar-chart-rungs" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="bar-chart__paper" />
        <rect width="6" height="1.5" className="bar-chart__ink" />
      </pattern>
      <pattern
        id="bar-chart-net"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="bar-chart__mist" />
        <path className="bar-chart__line" d="M0 0H6M0 0V6" />
      </pattern>
    </defs>
  );
}
