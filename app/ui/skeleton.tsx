import "./skeleton.css";

/** One bar of a skeleton; shown after 300 ms. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`.trim()} aria-hidden="true" />;
}
