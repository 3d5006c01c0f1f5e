import type { KeyboardEvent } from "react";

const stops = "input:not([type=radio]), :checked, select, textarea, button";

/** The key "next" of an iPhone's keyboard is Enter: it leads to the next field, as on other phones, and sends nothing. */
export function focusNext(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key } = event;
  const isNext = key === "Enter" && target instanceof HTMLInputElement && target.enterKeyHint === "next";
  if (!isNext || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  const all = Array.from(event.currentTarget.elements).filter((one) => one instanceof HTMLElement);
  const later = all.slice(all.indexOf(target) + 1);
  later.find((one) => one.matches(stops) && one.getClientRects().length > 0)?.focus();
}
