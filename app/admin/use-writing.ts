import { useEffect, useState } from "react";

/** How long after the last letter somebody counts as writing. */
const writingMilliseconds = 30_000;

/** The fields in which somebody writes, and not only chooses or searches. */
const textFields =
  "textarea, [contenteditable], input:is([type=text], [type=email], [type=tel], :not([type]))";

/** Whether this person writes on the shown page: they have typed in a text field of it within half a minute. */
export function useWriting(pathname: string): boolean {
  const [writtenAt, setWrittenAt] = useState<string | null>(null);
  useEffect(() => {
    let pause: number | undefined;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest("main")?.contains(target.closest(textFields)))
        return;
      clearTimeout(pause);
      pause = window.setTimeout(() => setWrittenAt(null), writingMilliseconds);
      setWrittenAt(pathname);
    };
    document.addEventListener("input", onInput, true);
    return () => {
      clearTimeout(pause);
      document.removeEventListener("input", onInput, true);
    };
  }, [pathname]);
  return writtenAt === pathname;
}
