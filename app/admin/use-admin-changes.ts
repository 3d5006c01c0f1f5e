import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { readAtParameter } from "./addresses.ts";
import { showNotice } from "./notices/show-notice.ts";
import { useNoticePermission } from "./notices/use-notice-permission.ts";

/** A tab untouched for so long stops asking: its requests would keep an unused session alive. */
const untouchedMilliseconds = 12 * 3_600_000;

/**
 * Keeps a page of the admin up to date: reloads it when the server says that something changed, and when the tab is
 * shown again. While the event stream is connected nothing else is asked; without it, and when the page could not be
 * read again, once a minute. A hidden tab doesn't listen: a browser has six connections for all tabs of a site, and a
 * stream takes one. Where the browser may show the person's notices, one of its tabs listens for them at
 * `noticesAddress`, hidden or not. `readAt` is when the page's data was read (ms): the stream tells of changes from
 * then on. Gives whether the session is over; the page then stays, with what is being written on it, until the person
 * signs in again.
 */
export function useAdminChanges(address: string, noticesAddress: string | null, readAt: number): boolean {
  const { revalidate } = useRevalidator();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const listensAt = useNoticeTurn(noticesAddress !== null) ? noticesAddress : null;
  const showsNotices = listensAt !== null;
  const latest = useRef({ revalidate, readAt });
  useEffect(() => {
    latest.current = { revalidate, readAt };
  });
  useEffect(() => {
    let hasLeft = false;
    let source: EventSource | undefined;
    let touchedAt = Date.now();
    /** When the data that are to be read again were read; the page has them still when that failed. */
    let outdatedAt = 0;
    const isLeft = () => Date.now() - touchedAt > untouchedMilliseconds;
    const isShown = () => document.visibilityState === "visible";
    const isConnected = () => source?.readyState === EventSource.OPEN;
    const onTouch = () => {
      const wasLeft = isLeft();
      touchedAt = Date.now();
      if (wasLeft) void look();
    };
    const listen = () => {
      const url = new URL(listensAt ?? address, location.href);
      url.searchParams.set(readAtParameter, String(latest.current.readAt));
      source = new EventSource(url);
      source.addEventListener("change", look);
      source.addEventListener("notice", ({ data }) => showNotice(JSON.parse(data)));
    };
    const look = async () => {
      if (isLeft() || !(isShown() || showsNotices)) return source?.close();
      // A request would keep the session of a tab alive that nobody looks at; the stream alone does not.
      if (!isShown()) return;
      const state = await stateOf(address);
      if (hasLeft || state === "away") return;
      setIsSignedOut(state === "signedOut");
      if (state === "signedOut") return source?.close();
      // Closed by us, or by an answer that is no stream: the sign-in, a proxy's error.
      if (!source || source.readyState === EventSource.CLOSED) listen();
      outdatedAt = latest.current.readAt;
      void latest.current.revalidate();
    };
    const tick = () => {
      if (isLeft() || !isConnected() || outdatedAt === latest.current.readAt) void look();
    };
    if (isShown() || showsNotices) listen();
    document.addEventListener("visibilitychange", look);
    const clock = setInterval(tick, 60_000);
    const touches = ["pointerdown", "keydown", "scroll"];
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });
    return () => {
      hasLeft = true;
      source?.close();
      document.removeEventListener("visibilitychange", look);
      clearInterval(clock);
      for (const type of touches) removeEventListener(type, onTouch, { capture: true });
    };
  }, [address, listensAt, showsNotices]);
  return isSignedOut;
}

/** Whether it is this tab that shows the notices: one of the browser's tabs does, until it is closed. */
function useNoticeTurn(wantsNotices: boolean): boolean {
  const [isOurs, setIsOurs] = useState(false);
  const isAllowed = useNoticePermission() === "granted";
  useEffect(() => {
    if (!wantsNotices || !isAllowed || !("locks" in navigator)) return;
    const leaving = new AbortController();
    const held = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
    const hold = () => {
      setIsOurs(true);
      return held;
    };
    navigator.locks.request("admin-notices", { signal: leaving.signal }, hold).catch(() => undefined);
    return () => {
      leaving.abort();
      setIsOurs(false);
    };
  }, [wantsNotices, isAllowed]);
  return isOurs;
}

/**
 * Whether this browser is still signed in. Otherwise reloading would replace the page by the sign-in, and lose what is
 * being written.
 */
async function stateOf(address: string): Promise<"signedIn" | "signedOut" | "away"> {
  if (!navigator.onLine) return "away";
  const request = { method: "HEAD", redirect: "manual", cache: "no-store" } as const;
  const answer = await fetch(address, request).catch(() => null);
  if (answer?.type === "opaqueredirect") return "signedOut";
  return answer && answer.status < 500 ? "signedIn" : "away";
}
