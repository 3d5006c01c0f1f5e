import type { ReactNode } from "react";
import "./bottom-bar.css";

interface BottomBarProps {
  /** Shown on phones only. */
  phoneOnly?: boolean;
  /** One primary button, the only one on a phone, and other links. */
  children: ReactNode;
}

/** The bar at the window's lower edge, with the page's actions. At the page's end it is above the footer and hides nothing. */
export function BottomBar({ phoneOnly = false, children }: BottomBarProps) {
  return (
    <div className={phoneOnly ? "bottom-bar bottom-bar--phone night no-print" : "bottom-bar night no-print"}>
      <div className="wrap">{children}</div>
    </div>
  );
}
