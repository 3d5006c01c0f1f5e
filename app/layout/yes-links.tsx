import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLayoutData } from "./layout-data.ts";
import { BookingLink } from "./links.tsx";
import { SiteLink } from "./site-link.tsx";

/* What leads to a yes now (product 1.11): the page says what is wanted, the layout's data who says yes. */

/** The link to the express order with what the page is of (`orderLink`). */
export interface OrderLink {
  text: string;
  href: string;
  /** The same, for the booking app's URL. */
  choice: Record<string, string>;
}

interface YesButtonProps {
  order: OrderLink;
  /** `secondary` beside another action of the page. */
  kind?: "primary" | "secondary";
  size?: "small" | "large";
  /** The place on the page, recorded when the booking app is opened (product 6.2). */
  source: string;
}

/** The one primary action: the order while a person answers it in time, otherwise the booking app. */
export function YesButton({ order, kind = "primary", size, source }: YesButtonProps) {
  const yes = useLayoutData()?.yes;
  if (yes?.who === "bookingApp")
    return (
      <Button as={BookingLink} kind={kind} size={size} source={source} choice={order.choice}>
        {yes.bookingApp.text} <Icon name="ext" />
      </Button>
    );
  return (
    <Button as={SiteLink} kind={kind} size={size} to={order.href}>
      {order.text} <Icon name="arrow" className="icon--go" />
    </Button>
  );
}

/** The telephone. */
export function PhoneButton() {
  const phone = useLayoutData()?.yes.phone;
  return (
    <Button as="a" kind="outline" size="large" href={phone?.href}>
      <Icon name="phone" /> {phone?.text} {phone?.number}
    </Button>
  );
}

/** The second action: the telephone, or beside the booking app the order with when it is answered. */
export function SecondButton({ order }: { order: OrderLink }) {
  const yes = useLayoutData()?.yes;
  if (yes?.who === "order" && yes.isPhoneOpen) return <PhoneButton />;
  return (
    <Button as={SiteLink} kind="outline" size="large" to={order.href}>
      {yes?.order.anyway ?? order.text}
    </Button>
  );
}

/**
 * The line that says so; where the page has another action beside the first, with the second one of the two above.
 */
export function YesLine({ order }: { order?: OrderLink }) {
  const yes = useLayoutData()?.yes;
  if (!yes) return null;
  return (
    <p className="yes-line small">
      {yes.line}{" "}
      {order && yes.who === "bookingApp" ? <SiteLink to={order.href}>{yes.order.anyway}</SiteLink> : null}
      {order && yes.who === "order" && yes.isPhoneOpen ? (
        <a className="unbroken" href={yes.phone.href}>
          {yes.phone.text} {yes.phone.number}
        </a>
      ) : null}
    </p>
  );
}
