import type { ReactNode } from "react";
import { BookingLink } from "#app/layout/links.tsx";
import { choiceParameters, type OrderChoice } from "#app/requests/express-order/choice.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OrderFormView } from "./order-view.server.ts";

interface OrderLateProps {
  choice: OrderChoice;
  /** Whether the chosen shift begins before a person can say yes to it. */
  isLate: boolean;
  view: OrderFormView;
  /** The telephone, where somebody answers it. */
  call: ReactNode;
}

/**
 * For a shift that begins before a person can say yes to it (product 1.11): the booking app as the first action, with
 * what is chosen in its link. CSS shows it for the shift that is checked, so that it is right without script too.
 */
export function OrderLate({ choice, isLate, view, call }: OrderLateProps) {
  return (
    <div className={isLate ? "order-late order-late--own" : "order-late"}>
      <p>{view.late}</p>
      <div className="actions">
        <Button as={BookingLink} kind="primary" source="express-order" choice={choiceParameters(choice)}>
          {view.bookingApp} <Icon name="ext" />
        </Button>
        {call}
      </div>
    </div>
  );
}
