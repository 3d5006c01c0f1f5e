import type { ReactNode } from "react";
import { type Breadcrumb, Breadcrumbs } from "./breadcrumbs.tsx";
import "./situation-hero.css";

interface SituationHeroProps {
  breadcrumbs: { label: string; items: readonly Breadcrumb[] };
  title: string;
  lead: string;
  index: string;
  /** Questions that lead to their answer further down; `id` is its anchor. */
  situations: readonly { id: string; short: string }[];
  /** The buttons. */
  children: ReactNode;
}

/** The top of a page that is found by what has happened, not by the name of a course. */
export function SituationHero({ breadcrumbs, title, lead, index, situations, children }: SituationHeroProps) {
  return (
    <section className="situation-hero" aria-labelledby="h1">
      <div className="wrap columns columns--7-5 columns--center">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1 id="h1">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{children}</div>
        </div>
        <nav className="situation-hero__index night" aria-labelledby="situations-index">
          <h2 id="situations-index">{index}</h2>
          <ol className="lines">
            {situations.map(({ id, short }) => (
              <li key={id}>
                <a href={`#${id}`}>{short}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
