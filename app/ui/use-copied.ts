import { useEffect, useState } from "react";

/** How long (ms) a button shows its result. */
const shown = 4000;

/** Puts a text on the clipboard; `answer` says for some seconds what became of it, and is empty otherwise. */
export function useCopied(words: { copied: string; refused: string }) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(""), shown);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(words.copied);
    } catch {
      setAnswer(words.refused);
    }
  };
  return { answer, copy };
}
