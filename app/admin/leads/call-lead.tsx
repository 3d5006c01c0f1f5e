import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The state of a navigation to a lead that is being called. */
export const isCalling = "calling";

interface CallLeadProps {
  lead: { title: string; href: string; callHref: string };
  label: string;
  kind: "primary" | "outline";
}

/** Calls a lead from a list. Meanwhile the lead opens, where it asks how the call went. */
export function CallLead({ lead: { title, href, callHref }, label, kind }: CallLeadProps) {
  const navigate = useNavigate();
  const open = () => {
    if (navigator.onLine) void navigate(href, { state: isCalling });
  };
  return (
    <Button as="a" kind={kind} size="small" href={callHref} onClick={open}>
      <Icon name="phone" />
      {label}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
}
