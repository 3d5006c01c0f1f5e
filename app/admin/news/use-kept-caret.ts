import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the caret of a text field at its letters when another text, such as one with a colleague's changes, replaces
 * what is in it: the browser would put it at the end. Gives the field's ref and its handler.
 */
export function useKeptCaret(value: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef({ value, caret: 0 });
  useLayoutEffect(() => {
    const { value: before, caret } = shown.current;
    const element = field.current;
    shown.current.value = value;
    if (!element || element !== document.activeElement || value === before) return;
    // Somebody's own letter moves the caret by itself.
    if (caret === element.selectionStart) return;
    const isAbove = value.startsWith(before.slice(0, caret));
    const place = isAbove ? caret : Math.max(0, caret + value.length - before.length);
    element.setSelectionRange(place, place);
  }, [value]);
  return {
    ref: field,
    onSelect() {
      shown.current.caret = field.current?.selectionStart ?? 0;
    },
    onInput() {
      shown.current.caret = field.current?.selectionStart ?? 0;
    },
  };
}
