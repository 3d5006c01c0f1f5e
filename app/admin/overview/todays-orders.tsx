import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { OverviewPart } from "./overview-part.tsx";

interface TodaysOrdersProps {
  title: string;
  /** How many begin today, and how many of these lack their staff. */
  today: string;
  isLacking: boolean;
  href: string;
}

/** How many orders begin today, and whether they are staffed. */
export function TodaysOrders({ title, today, isLacking, href }: TodaysOrdersProps) {
  return (
    <OverviewPart id="orders" title={title} beside={null} isAside>
      <p className={isLacking ? "admin-warning" : undefined}>
        {isLacking ? <Icon name="warn" /> : null}
        <Link to={href} prefetch="intent">
          {today}
        </Link>
      </p>
    </OverviewPart>
  );
}
