import { useEffect, useState } from "react";

/** How long (ms) the result is shown. */
const answerTime = 4000;

/** Copies texts to the clipboard; `answer` is the result for some seconds, and empty otherwise. */
export function useCopied(messages: { copied: string; refused: string }) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(""), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(messages.copied);
    } catch {
      setAnswer(messages.refused);
    }
  };
  return { answer, copy };
}
