import { Button } from "./button.tsx";
import "./busy-button.css";

interface BusyButtonProps {
  busy: boolean;
  /** The label while it works, e.g. "Skickar...". */
  busyText: string;
  className?: string;
  size?: "normal" | "large";
  /** Primary, unless another action of the view is. */
  kind?: "primary" | "secondary" | "outline";
  /** It can't be pressed yet; a text beside it says what is missing. */
  blocked?: boolean;
  children: string;
}

/**
 * A submit button that shows progress and keeps its width and its place in the tab order; the form ignores a submit
 * while it is busy.
 */
export function BusyButton(props: BusyButtonProps) {
  const {
    busy,
    busyText,
    className = "",
    size = "large",
    kind = "primary",
    blocked = false,
    children,
  } = props;
  return (
    <Button
      type="submit"
      kind={kind}
      size={size === "large" ? size : undefined}
      className={`busy ${className}`.trim()}
      aria-disabled={busy || blocked}
      data-widest={children.length > busyText.length ? children : busyText}
    >
      <span>{busy ? busyText : children}</span>
    </Button>
  );
}
