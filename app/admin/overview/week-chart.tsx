import { type ReactNode, useId } from "react";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Table } from "#app/ui/table.tsx";
import type { weeksView } from "./weeks-view.server.ts";
import type { overviewMessages } from "./words.server.ts";
import "./week-chart.css";

interface WeekChartProps extends ReturnType<typeof weeksView> {
  messages: (typeof overviewMessages)[Locale]["chart"];
}

/** The fills of the series, which can be told apart without colour. */
const fills = [
  { fill: "#0a2127" },
  { fill: "url(#weeks-lines)" },
  { fill: "#a8b5b3" },
  { fill: "url(#weeks-dots)", className: "week-chart__fill--outlined" },
  { fill: "#fffefb", className: "week-chart__fill--outlined" },
  { fill: "url(#weeks-rungs)", className: "week-chart__fill--outlined" },
  { fill: "url(#weeks-net)", className: "week-chart__fill--outlined" },
];

/** The leads of twelve weeks as a chart, with a table for screen readers. */
export function WeekChart({ messages, chart, name, summary, divisions, ...props }: WeekChartProps) {
  const { weekLabels, series, table } = props;
  const id = useId();
  return (
    <section aria-labelledby={`${id}-head`}>
      <div className="admin-head row">
        <h2 id={`${id}-head`}>{messages.title}</h2>
        <ListTabs label={messages.by} tabs={divisions} />
      </div>
      <section
        className="week-chart__scroll week-chart__scroll--latest"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        aria-label={messages.scroll}
      >
        <svg
          className="week-chart__drawing"
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
                className={place === 0 ? "week-chart__base" : "week-chart__grid"}
                d={`M28 ${y}H${chart.right}`}
              />
              <text x="20" y={y + 5} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
          {chart.bars.map(({ week, x, width, total, totalY, isCurrent, parts }, place) => (
            <g key={week}>
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
              <text className="week-chart__total" x={x + width / 2} y={totalY} textAnchor="middle">
                {total}
              </text>
              <text
                className={isCurrent ? "week-chart__total" : undefined}
                x={x + width / 2}
                y={chart.baseline + 20}
                textAnchor="middle"
              >
                {weekLabels[place]}
              </text>
              {isCurrent ? (
                <path
                  className="week-chart__now"
                  d={`M${x - 3} ${chart.baseline + 28}h${width + 6}l-3 7h-${width + 6}z`}
                />
              ) : null}
            </g>
          ))}
          {chart.names.map(({ label, series: index, y }) => (
            <g key={label}>
              <rect {...fills[index % fills.length]} x={chart.right + 6} y={y - 10} width="12" height="11" />
              <text className="week-chart__name" x={chart.right + 23} y={y}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <details>
        <summary className="plain-button">{messages.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
        <section className="week-chart__scroll" tabIndex={0} aria-label={messages.tableScroll}>
          <Table
            caption={name}
            columns={inOrder([messages.week, ...series, messages.sum])}
            rows={table.map(({ week, counts, total }) => ({
              key: `${week}`,
              cells: inOrder<ReactNode>([week, ...counts, <b key={week}>{total}</b>]),
            }))}
            dense
          />
        </section>
      </details>
    </section>
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
        id="weeks-lines"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(15)"
      >
        <rect width="7" height="7" fill="#c9d3d1" />
        <rect width="3.5" height="7" fill="#2c5c66" />
      </pattern>
      <pattern id="weeks-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="#fffefb" />
        <circle cx="3" cy="3" r="1.4" fill="#0a2127" />
      </pattern>
      <pattern id="weeks-rungs" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="#fffefb" />
        <rect width="6" height="1.5" fill="#0a2127" />
      </pattern>
      <pattern
        id="weeks-net"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="#c9d3d1" />
        <path d="M0 0H6M0 0V6" stroke="#0a2127" strokeWidth="1.5" />
      </pattern>
    </defs>
  );
}
