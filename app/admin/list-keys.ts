import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { keepsFocus } from "#app/layout/route-change.tsx";

/** The window in which a list and its open row stand beside each other (admin-page.css). */
const besideEachOther = "(width > 73.75rem)";

/** Rows that are passed faster than this (ms) are not opened: somebody is on the way to another one. */
const passingMilliseconds = 200;

/**
 * The keys of lists: `move` goes to the next row or the previous one (links with data-row), and opens it beside a list
 * that has room for that, without taking the focus from the row. `enter` moves from such a row into what it shows.
 * `isOpening` is true from then until the row is shown.
 */
export function useListKeys() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { key } = useLocation();
  const last = useRef({ row: null as HTMLElement | null, at: Number.NEGATIVE_INFINITY });
  const opening = useRef<string | null>(null);
  const pause = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is loaded already is opened without a pause
  useEffect(() => {
    if (state === "idle" && pause.current === 0) opening.current = null;
  }, [state, key]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const open = (href: string) => {
    pause.current = 0;
    // The rows that were only looked at are together one step back.
    const replace = document.querySelector(".admin-panel--open") !== null;
    void navigate(href, { state: keepsFocus, replace });
  };
  return {
    move(step: 1 | -1, { timeStamp, repeat }: { timeStamp: number; repeat: boolean }): boolean {
      const row = nextRow(step);
      if (!row) return false;
      row.focus();
      const isPassing = repeat || timeStamp - last.current.at < passingMilliseconds;
      last.current = { row, at: timeStamp };
      const href = row.getAttribute("href");
      if (!href || !row.closest(".admin-split--narrow-list") || !matchMedia(besideEachOther).matches)
        return true;
      clearTimeout(pause.current);
      pause.current = 0;
      if (href === (opening.current ?? openRow()?.getAttribute("href"))) return true;
      opening.current = href;
      if (isPassing) pause.current = window.setTimeout(open, passingMilliseconds, href);
      else open(href);
      return true;
    },
    enter(): boolean {
      const title = document.querySelector<HTMLElement>(".admin-panel--open h2[tabindex]");
      const { row } = last.current;
      if (!row || !title || row !== document.activeElement || row !== openRow()) return false;
      title.focus({ preventScroll: true });
      return true;
    },
    isOpening: () => opening.current !== null,
  };
}

/** The row after the one that has the focus or is open, or before it; null where there is no list. */
function nextRow(step: 1 | -1): HTMLElement | null {
  // Where an open lead has taken the list's place, the link to the next one.
  const links = document.querySelectorAll<HTMLElement>("a[data-row], .detail__way a + a");
  const rows = [...links].filter((row) => row.checkVisibility());
  const focused = rows.findIndex((row) => (row.closest("tr") ?? row).contains(document.activeElement));
  const open = openRow();
  const from = focused >= 0 || !open ? focused : rows.indexOf(open);
  return rows[Math.min(Math.max(from + step, 0), rows.length - 1)] ?? null;
}

function openRow(): HTMLElement | null {
  return document.querySelector('a[data-row][aria-current="true"]');
}

/**
 * Checks or unchecks the box of the row that is focused or open, with Shift all boxes from the last one on; false where
 * rows have no box.
 */
export function toggleRow(shiftKey: boolean): boolean {
  const row = document.activeElement?.closest("tr") ?? document.querySelector("tr:has([aria-current])");
  const box = row?.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
  return Boolean(box);
}
