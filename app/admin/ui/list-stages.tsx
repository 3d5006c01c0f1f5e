import { Link } from "react-router";
import "./list-stages.css";

interface ListStagesProps {
  label: string;
  /** `count` is null when there are too many to count. */
  stages: readonly { key: string; href: string; label: string; count: string | null; current: boolean }[];
}

/** The stages of a list's rows as links, each with its number of rows. */
export function ListStages({ label, stages }: ListStagesProps) {
  return (
    <nav className="list-stages" aria-label={label}>
      {stages.map(({ key, href, label: text, count, current }) => (
        <Link key={key} to={href} aria-current={current ? "true" : undefined} preventScrollReset>
          {count === null ? null : <b>{count}</b>}
          {text}
        </Link>
      ))}
    </nav>
  );
}
