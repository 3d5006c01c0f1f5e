import { Button } from "#app/ui/button.tsx";
import { useCopied } from "#app/ui/use-copied.ts";

interface CopyLinkProps {
  words: { action: string; copied: string; refused: string };
  /** The address to share, on this site. */
  address: string;
}

/** Puts an address into the address field and on the clipboard; if the latter fails, it says where the link is. */
export function CopyLink({ words, address }: CopyLinkProps) {
  const { answer, copy } = useCopied(words);
  const share = () => {
    // Keeps the router's own state of this history entry.
    history.replaceState(history.state, "", address);
    return copy(new URL(address, location.href).href);
  };
  return (
    <>
      <Button kind="outline" className="estimator__copy" type="button" data-needs-script="" onClick={share}>
        {answer || words.action}
      </Button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  );
}
