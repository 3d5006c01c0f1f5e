import type { ReactNode } from "react";
import "./bottom-bar.css";

interface BottomBarProps {
  price: string;
  note: string;
  /** Shown on phones only, for a page whose tabs have the same button. */
  phoneOnly?: boolean;
  /** The button. */
  children: ReactNode;
}

/**
 * The bar at the window's lower edge: the price and one button. At the page's end it is above the footer and hides
 * nothing.
 */
export function BottomBar({ price, note, phoneOnly = false, children }: BottomBarProps) {
  return (
    <div className={phoneOnly ? "bottom-bar bottom-bar--phone no-print" : "bottom-bar no-print"}>
      <div className="wrap">
        <p>
          <b>{price}</b> <small className="meta muted">{note}</small>
        </p>
        {children}
      </div>
    </div>
  );
}
