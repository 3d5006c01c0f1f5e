import type { ReactNode } from "react";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { type OrderLink, YesButton } from "#app/layout/yes-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./order-bar.css";

interface OrderBarProps {
  order: OrderLink;
  /** Also on a wide window, with links of its own. */
  wide?: boolean;
  children?: ReactNode;
}

/**
 * The bar at the bottom of the window on a service's page: the one primary action, beside the booking app also the order,
 * and the telephone number (product 7.5). It comes once the same action at the top of the page has left the window. At
 * the page's end it is above the footer, so that it covers nothing.
 */
export function OrderBar({ order, wide = false, children }: OrderBarProps) {
  const yes = useLayoutData()?.yes;
  return (
    <div className={wide ? "bottom-bar-place no-print" : "bottom-bar-place bottom-bar-place--phone no-print"}>
      <div className="bottom-bar night">
        <div className="wrap">
          <YesButton order={order} size="small" source="bottom-bar" />
          {yes ? <Call {...yes.phone} /> : null}
          {children}
          {yes?.who === "bookingApp" ? (
            <SiteLink className="small bottom-bar__anyway" to={order.href}>
              {yes.order.anyway}
            </SiteLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Call({ text, number, href }: Record<"text" | "number" | "href", string>) {
  return (
    <Button as="a" kind="outline" size="small" href={href} aria-label={`${text} ${number}`}>
      <Icon name="phone" />
      <span>
        {text} <span className="bottom-bar__number">{number}</span>
      </span>
    </Button>
  );
}
