import type { KeyboardEvent } from "react";

const controls = ":is(button, textarea, input, a[href], [contenteditable=true])";

/**
 * Tab within the rows of an article: it goes down the Swedish texts, then down the English ones, then through the
 * buttons of the rows. In the document each row has both languages and its buttons, as screen readers and phones need.
 * A list that takes Tab for itself, to indent an item, has taken it before.
 */
export function followLanguage(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const rows = event.currentTarget;
  const all = [...rows.querySelectorAll<HTMLElement>(`.news-row ${controls}`)].filter((control) =>
    control.checkVisibility(),
  );
  const inCells = all.filter((control) => control.closest(".news-row__cell"));
  const [swedish = [], english = []] = [true, false].map((isSwedish) =>
    inCells.filter((control) => control.closest(".news-row__cell")?.matches("[lang=sv]") === isSwedish),
  );
  const texts = [...swedish, ...english];
  const stops = [...texts, ...all.filter((control) => !texts.includes(control))];
  const now = stops.findIndex((stop) => stop.matches(":focus"));
  const next = now < 0 ? undefined : stops[now + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Enter in a headline goes on to the text in the same language. */
export function goToText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { lang } = event.currentTarget;
  const text = document.querySelector<HTMLElement>(
    `.news-row--text .news-row__cell[lang=${lang}] :is(textarea, [contenteditable=true])`,
  );
  text?.focus();
}
