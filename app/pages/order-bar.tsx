import type { ReactNode } from "react";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { orderBar } from "./order-bar.server.ts";
import "./order-bar.css";

type OrderBarProps = ReturnType<typeof orderBar> & { wide?: boolean; children?: ReactNode };

/**
 * The bar at the bottom of the window on a service's page: a link to the express order, and the telephone number. At
 * the page's end it is above the footer, so that it covers nothing.
 */
export function OrderBar({ order, call, phone, wide = false, children }: OrderBarProps) {
  return (
    <div className={`bottom-bar ${wide ? "" : "bottom-bar--phone "}night no-print`}>
      <div className="wrap">
        <Button as={SiteLink} kind="primary" size="small" to={order.href}>
          {order.text}
        </Button>
        <Button as="a" kind="outline" size="small" href={phone.href} aria-label={`${call} ${phone.number}`}>
          <Icon name="phone" />
          <span>
            {call} <span className="bottom-bar__number">{phone.number}</span>
          </span>
        </Button>
        {children}
      </div>
    </div>
  );
}
