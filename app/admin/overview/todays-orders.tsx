import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

interface TodaysOrdersProps {
  /** How many begin today, and how many of these lack their staff. */
  today: string;
  isLacking: boolean;
  href: string;
}

/** One line: how many orders begin today, and whether they are staffed. */
export function TodaysOrders({ today, isLacking, href }: TodaysOrdersProps) {
  return (
    <p className="todays-orders">
      <span className={isLacking ? "admin-warning" : undefined}>
        {isLacking ? <Icon name="warn" /> : null}
        <Link to={href} prefetch="intent">
          {today}
        </Link>
      </span>
    </p>
  );
}
