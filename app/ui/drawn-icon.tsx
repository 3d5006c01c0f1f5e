import "./icon.css";

/**
 * An icon that shows a kind of place, of work or of promise; decorative beside words. `name` is a symbol of
 * public/illustrations/ikoner.svg, a file of its own, so that no script carries the drawings.
 */
export function DrawnIcon({ name }: { name: string }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/illustrations/ikoner.svg#${name}`} />
    </svg>
  );
}
