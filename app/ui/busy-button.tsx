import "./button.css";
import "./busy-button.css";

interface BusyButtonProps {
  busy: boolean;
  /** What the button says while it works, e.g. "Skickar...". */
  busyText: string;
  className?: string;
  children: string;
}

/**
 * A submit button that says that it works, keeps its width and its place in the tab order meanwhile
 * (DESIGN.md 10, "Buttons"); the form ignores a submit while it is busy.
 */
export function BusyButton({ busy, busyText, className = "", children }: BusyButtonProps) {
  return (
    <button
      type="submit"
      className={`btn btn--primary btn--lg busy ${className}`.trim()}
      aria-disabled={busy}
      data-widest={children.length > busyText.length ? children : busyText}
    >
      <span>{busy ? busyText : children}</span>
    </button>
  );
}
