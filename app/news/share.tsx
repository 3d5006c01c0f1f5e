import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import "#app/ui/icon.css";
import "./share.css";

// How long (ms) the button shows its result.
const shown = 4000;

interface ShareProps {
  words: { copy: string; copied: string; refused: string; mail: string; print: string };
  title: string;
  /** The article's own address. */
  url: string;
}

/** Copy, email, print: no third party's buttons. The two that need script are hidden without it. */
export function Share({ words, title, url }: ShareProps) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(""), shown);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setAnswer(words.copied);
    } catch {
      setAnswer(words.refused);
    }
  };
  return (
    <div className="share">
      <Button kind="outline" size="small" type="button" data-needs-script="" onClick={copy}>
        <Drawing path="M10 14L14 10M8.500 11L5.500 14A3.500 3.500 0 0 0 10 18.500L13 15.500M11 8.500L14 5.500A3.500 3.500 0 0 1 18.500 10L15.500 13" />
        {answer || words.copy}
      </Button>
      <Button
        as="a"
        kind="outline"
        size="small"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Drawing path="M3 6H21V18H3ZM3 7L12 13.500L21 7" />
        {words.mail}
      </Button>
      <Button kind="outline" size="small" type="button" data-needs-script="" onClick={() => window.print()}>
        <Drawing path="M7 8V3H17V8M7 17H4V8H20V17H17M7 14H17V21H7Z" />
        {words.print}
      </Button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </div>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
