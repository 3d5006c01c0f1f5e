import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { showNotice } from "./notices/show-notice.ts";
import { useNoticePermission } from "./notices/use-notice-permission.ts";
import { placeAt } from "./place.ts";
import { placeParameter, readAtParameter, writesParameter } from "./urls.ts";
import { useWriting } from "./use-writing.ts";

/** A tab that was not touched for this long sends no requests: they would keep an unused session alive. */
const untouchedMilliseconds = 12 * milliseconds.hour;
/** How long a page is shown before the stream says that the tab is there: who leafs through a list visits none. */
const restMilliseconds = 700;

/**
 * Keeps a page of the admin up to date: reloads its data when the event stream says that something changed, and when
 * the tab is shown again. While the stream is connected there are no other requests; without it, or when the data could
 * not be reloaded, there is one a minute. A hidden tab has no stream: a browser has six connections for all tabs of a
 * site, and a stream takes one. If notices are allowed, one tab, hidden or not, listens for them at `noticesUrl`.
 * `readAt` is when the page's data was read, in milliseconds since 1970. Gives whether the session has ended, and the
 * function that sets this; the page then stays, with what is being written on it, until the person signs in again. Also
 * gives who else has the shown lead or article open, in words: the stream says where the tab is as it opens, so it is
 * opened again when that changes.
 */
export function useAdminChanges(noticesUrl: string | null, readAt: number) {
  const { revalidate } = useRevalidator();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const openNoticesUrl = useNoticeLock(noticesUrl !== null) ? noticesUrl : null;
  const showsNotices = openNoticesUrl !== null;
  const { pathname } = useLocation();
  const place = placeAt(pathname)?.key ?? null;
  const isWriting = useWriting(pathname);
  const [others, setOthers] = useState<{ place: string; text: string } | null>(null);
  const latest = useRef({ revalidate, readAt, pathname, place, isWriting });
  useEffect(() => {
    latest.current = { revalidate, readAt, pathname, place, isWriting };
  });
  /** Opens the stream again if the tab is no longer where it said. */
  const move = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these says where the tab is
  useEffect(() => {
    const rest = setTimeout(() => move.current(), restMilliseconds);
    return () => clearTimeout(rest);
  }, [place, isWriting]);
  useEffect(() => {
    let isUnmounted = false;
    let source: EventSource | undefined;
    let touchedAt = Date.now();
    /** The `readAt` of the data that was to be reloaded; the page still has it if that failed. */
    let outdatedAt = 0;
    const isUntouched = () => Date.now() - touchedAt > untouchedMilliseconds;
    const isShown = () => document.visibilityState === "visible";
    const isConnected = () => source?.readyState === EventSource.OPEN;
    const onTouch = () => {
      const wasUntouched = isUntouched();
      touchedAt = Date.now();
      if (wasUntouched) void checkForChanges();
    };
    let toldPlace = "";
    const placeToTell = () => {
      const { place, isWriting } = latest.current;
      return place && isShown() ? `${place} ${isWriting}` : "";
    };
    const listen = () => {
      const url = new URL(openNoticesUrl ?? adminPaths.changes, location.href);
      url.searchParams.set(readAtParameter, String(latest.current.readAt));
      toldPlace = placeToTell();
      const { place, pathname, isWriting } = latest.current;
      if (place && toldPlace) {
        url.searchParams.set(placeParameter, pathname);
        if (isWriting) url.searchParams.set(writesParameter, "1");
      }
      source?.close();
      source = new EventSource(url);
      source.addEventListener("change", checkForChanges);
      source.addEventListener("error", noticeEnd);
      source.addEventListener("notice", ({ data }) => showNotice(JSON.parse(data)));
      source.addEventListener("presence", ({ data }) =>
        setOthers(place ? { place, text: JSON.parse(data) } : null),
      );
    };
    move.current = () => {
      if (source && source.readyState !== EventSource.CLOSED && placeToTell() !== toldPlace) listen();
    };
    /**
     * The server ends the stream of a session that has ended, and responds to the browser's next attempt with a
     * redirect.
     */
    const noticeEnd = async () => {
      if (!isShown() || source?.readyState !== EventSource.CLOSED) return;
      if ((await fetchSessionState()) === "signedOut" && !isUnmounted) setIsSignedOut(true);
    };
    const checkForChanges = async () => {
      if (isUntouched() || !(isShown() || showsNotices)) return source?.close();
      // A request would keep the session of a hidden tab alive; the stream alone does not. Nobody reads a hidden tab.
      if (!isShown()) return move.current();
      const state = await fetchSessionState();
      // The tab was hidden meanwhile, or untouched for too long: its stream was closed for that and is not opened
      // again.
      if (isUnmounted || isUntouched() || !isShown() || state === "away") return;
      setIsSignedOut(state === "signedOut");
      if (state === "signedOut") return source?.close();
      // Closed here, or by a response that is not a stream: the sign-in, or a proxy's error.
      if (!source || source.readyState === EventSource.CLOSED) listen();
      else move.current();
      outdatedAt = latest.current.readAt;
      void latest.current.revalidate();
    };
    const tick = () => {
      if (isUntouched() || !isConnected() || outdatedAt === latest.current.readAt) void checkForChanges();
    };
    if (isShown() || showsNotices) listen();
    document.addEventListener("visibilitychange", checkForChanges);
    const clock = setInterval(tick, milliseconds.minute);
    const touches = ["pointerdown", "keydown", "scroll"];
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });
    return () => {
      isUnmounted = true;
      source?.close();
      document.removeEventListener("visibilitychange", checkForChanges);
      clearInterval(clock);
      for (const type of touches) removeEventListener(type, onTouch, { capture: true });
    };
  }, [openNoticesUrl, showsNotices]);
  return { isSignedOut, setIsSignedOut, others: others?.place === place ? others.text : "" };
}

/** Whether this tab is the one of the browser's tabs that shows notices, until it is closed (a Web Lock). */
function useNoticeLock(wantsNotices: boolean): boolean {
  const [isOurs, setIsOurs] = useState(false);
  const isAllowed = useNoticePermission() === "granted";
  useEffect(() => {
    if (!wantsNotices || !isAllowed || !("locks" in navigator)) return;
    const leaving = new AbortController();
    const release = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
    const hold = () => {
      setIsOurs(true);
      return release;
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
 * Whether this browser is still signed in, as a member of staff; "away" when the server can't be reached. Reloading the
 * data of a session that has ended would replace the page by the sign-in and lose what is being written.
 */
export async function fetchSessionState(): Promise<"signedIn" | "signedOut" | "away"> {
  if (!navigator.onLine) return "away";
  const request = { method: "HEAD", redirect: "manual", cache: "no-store" } as const;
  const response = await fetch(adminPaths.changes, request).catch(() => null);
  // 403: the person's access was removed, but their session has not ended yet.
  if (response?.type === "opaqueredirect" || response?.status === 403) return "signedOut";
  return response && response.status < 500 ? "signedIn" : "away";
}
