import { useEffect, useEffectEvent } from "react";
import { createPath, useNavigation } from "react-router";
import { isReloadingDocument } from "#app/ui/reload-document.ts";

/**
 * React Router reloads the document when it can't load the code of a page, even of one whose link is only pointed at.
 * What is being written would then disappear from the screen. Instead the shown page stays; the next one, if one was
 * chosen, is opened as a document once `untilPossible` resolves, unless something else was chosen meanwhile.
 */
export function useKeptDocument(
  untilPossible: (signal: AbortSignal) => Promise<void> = async () => {},
): void {
  const chosen = useNavigation().location;
  const nextUrl = useEffectEvent(() => chosen && createPath(chosen));
  const wait = useEffectEvent(untilPossible);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onNavigate = async (event: NavigateEvent) => {
      if (
        import.meta.env.DEV ||
        isReloadingDocument() ||
        event.navigationType !== "reload" ||
        event.userInitiated
      )
        return;
      event.preventDefault();
      const url = nextUrl();
      if (!url) return;
      await wait(signal);
      if (!signal.aborted && nextUrl() === url) location.assign(url);
    };
    window.navigation?.addEventListener("navigate", onNavigate, { signal });
    return () => ending.abort();
  }, []);
}
