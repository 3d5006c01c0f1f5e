import { OverviewPart } from "./overview-part.tsx";
import type { weekView } from "./weeks-view.server.ts";

/** This week's leads by source and city, and why leads were lost, as bars. */
export function WeekBars({ title, total, none, groups }: ReturnType<typeof weekView>) {
  return (
    <OverviewPart id="week" title={title} beside={total} isAside>
      {none ? <p className="muted">{none}</p> : null}
      {groups.map((group) => {
        const limit = Math.max(1, ...group.rows.map(({ count }) => count));
        return (
          <div key={group.title}>
            <h3 className="week-bars__title">{group.title}</h3>
            <ul className="week-bars">
              {group.rows.map(({ label, count }) => (
                <li key={label}>
                  <span>{label}</span>
                  <svg width="100%" height="12" aria-hidden="true">
                    <rect width={`${(100 * count) / limit}%`} height="12" />
                  </svg>
                  <b>{count}</b>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </OverviewPart>
  );
}
