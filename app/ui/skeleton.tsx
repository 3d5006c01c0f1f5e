import "./skeleton.css";

/** One bar of a skeleton; it shows after 300 ms. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`.trim()} aria-hidden="true" />;
}
