import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How far (px) the mouse moves before it drags: less is a click. */
const leastPixels = 6;

/**
 * Drags a demo (an element with data-moves) to a slot (one with data-slot) by the mouse, for the element that gets the
 * handlers. `onDrop` gets the demo's id and the slot's start. Escape ends a drag. Touch scrolls and opens, as anywhere.
 */
export function useDemoDrag(onDrop: (demo: string, slot: string) => void) {
  const hasDragged = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      const block = event.target instanceof Element ? event.target.closest("[data-moves]") : null;
      if (event.pointerType !== "mouse" || event.button !== 0 || !(block instanceof HTMLElement)) return;
      const [fromX, fromY] = [event.clientX, event.clientY];
      const listening = new AbortController();
      const options = { signal: listening.signal };
      let target: Element | null = null;
      const aim = (at: Element | null) => {
        target?.removeAttribute("data-target");
        at?.setAttribute("data-target", "");
        target = at;
      };
      const end = () => {
        listening.abort();
        aim(null);
        block.removeAttribute("data-dragged");
        block.style.removeProperty("translate");
      };
      addEventListener(
        "pointermove",
        ({ clientX, clientY }) => {
          const [right, down] = [clientX - fromX, clientY - fromY];
          if (!hasDragged.current && Math.hypot(right, down) < leastPixels) return;
          hasDragged.current = true;
          block.setAttribute("data-dragged", "");
          block.style.translate = `${right}px ${down}px`;
          aim(document.elementFromPoint(clientX, clientY)?.closest("[data-slot]") ?? null);
        },
        options,
      );
      addEventListener(
        "pointerup",
        () => {
          const slot = target?.getAttribute("data-slot");
          end();
          // After this event, which would close a dialog that it opens.
          if (slot) requestAnimationFrame(() => onDrop(block.dataset.moves ?? "", slot));
        },
        options,
      );
      addEventListener("pointercancel", end, options);
      addEventListener("keydown", ({ key }) => key === "Escape" && end(), options);
    },
    /** The click that ends a drag opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
