import { LateDrawing } from "./late-drawing.tsx";
import "./icon.css";

/**
 * An icon for a kind of place, work or promise; decorative beside text. `name` is a symbol of
 * public/illustrations/ikoner.svg, a separate file, so that no script contains the drawings.
 */
export function DrawnIcon({ name }: { name: string }) {
  return <LateDrawing className="icon" drawings={[{ href: `/illustrations/ikoner.svg#${name}` }]} />;
}
