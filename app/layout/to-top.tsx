import { Icon } from "#app/ui/icon.tsx";
import { mainId } from "./route-change.tsx";
import "./to-top.css";

/** The scroll-to-top button; shown after scrolling one window height (global-behaviour.tsx). */
export function ToTop({ label }: { label: string }) {
  return (
    <button type="button" className="to-top" aria-label={label} onClick={toTop}>
      <Icon name="arrow" />
    </button>
  );
}

function toTop(): void {
  // Move the focus too: this button is about to disappear.
  document.getElementById(mainId)?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
