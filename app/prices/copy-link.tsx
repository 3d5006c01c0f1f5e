import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";

// How long (ms) the button shows its result.
const shown = 4000;

interface CopyLinkProps {
  words: { action: string; copied: string; refused: string };
  /** The address to share, on this site. */
  address: string;
}

/** Puts an address into the address field and on the clipboard; if the latter fails, it says where the link is. */
export function CopyLink({ words, address }: CopyLinkProps) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(""), shown);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    // Keeps the router's own state of this history entry.
    history.replaceState(history.state, "", address);
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setAnswer(words.copied);
    } catch {
      setAnswer(words.refused);
    }
  };
  return (
    <>
      <Button kind="outline" className="estimator__copy" type="button" data-needs-script="" onClick={copy}>
        {answer || words.action}
      </Button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  );
}
