import "./skeleton.css";

/** One bar of a skeleton in the shape of what comes; it shows itself after 300 ms. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`.trim()} aria-hidden="true" />;
}
