import type { ReactNode } from "react";
import "./bottom-bar.css";

interface BottomBarProps {
  price: string;
  note: string;
  /** From which width on it is not shown; a page whose tabs hold the same button needs it on phones only. */
  phoneOnly?: boolean;
  /** The button. */
  children: ReactNode;
}

/** The bar at the window's lower edge: the price and one button. It comes to rest above the footer and hides nothing there. */
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
