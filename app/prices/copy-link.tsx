import { Button } from "#app/ui/button.tsx";
import { useCopied } from "#app/ui/use-copied.ts";

interface CopyLinkProps {
  messages: { action: string; copied: string; refused: string };
  address: string;
}

/**
 * A button that shows a URL in the browser's address bar and copies it; if copying fails, it says where the link is.
 */
export function CopyLink({ messages, address }: CopyLinkProps) {
  const { shown, copy } = useCopied(messages);
  const share = () => {
    // Keep React Router's state of this history entry.
    history.replaceState(history.state, "", address);
    return copy(new URL(address, location.href).href);
  };
  return (
    <>
      <Button kind="outline" className="estimator__copy" type="button" data-needs-script="" onClick={share}>
        {shown || messages.action}
      </Button>
      <span className="visually-hidden" role="status">
        {shown}
      </span>
    </>
  );
}
