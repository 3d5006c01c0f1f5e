import { Link } from "react-router";
import "./list-stages.css";

interface ListStagesProps {
  label: string;
  stages: readonly {
    key: string;
    href: string;
    label: string;
    /** Null when there are too many to count. */
    count: string | null;
    /** What the rows are worth together. */
    sum?: string | null;
    current: boolean;
  }[];
}

/** The stages of a list's rows as links, each with its number of rows and what they are worth. */
export function ListStages({ label, stages }: ListStagesProps) {
  return (
    <nav className="list-stages" aria-label={label}>
      {stages.map(({ key, href, label: text, count, sum, current }) => (
        <Link key={key} to={href} aria-current={current ? "true" : undefined} preventScrollReset>
          {count === null ? null : (
            <span>
              <b>{count}</b>
              {sum ? ` · ${sum}` : null}
            </span>
          )}
          {text}
        </Link>
      ))}
    </nav>
  );
}
