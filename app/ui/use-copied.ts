import { useEffect, useState } from "react";

/** How long (ms) the result is shown. */
const shownMilliseconds = 4000;

/** Copies texts to the clipboard; `shown` says what became of it for some seconds, and empty otherwise. */
export function useCopied(messages: { copied: string; refused: string }) {
  const [shown, setShown] = useState("");
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(""), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [shown]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setShown(messages.copied);
    } catch {
      setShown(messages.refused);
    }
  };
  return { shown, copy };
}
