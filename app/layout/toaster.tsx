import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { ToastType, ToastWords } from "./toast.ts";
import "./toaster.css";

const icons: Record<ToastType, IconName> = {
  success: "check",
  info: "info",
  warning: "warn",
  error: "warn",
  loading: "clock",
};

/** Under the header, within the page's margin; on a phone over the header, where they cover no title. */
const onPage = {
  offset: { top: "5.5rem", right: "var(--margin)" },
  mobileOffset: { top: "0.5rem", left: "1rem", right: "1rem" },
};

/** In the strip above a dialog, which makes way for it (app/ui/dialog.css). */
const overDialog = {
  offset: { top: "0.5rem", right: "1rem" },
  mobileOffset: { top: "0.5rem", left: "1rem", right: "1rem" },
};

/** How long (ms) a toast with more than its title stands: nobody reads a telephone number in four seconds. */
const readingTime = 10_000;

interface Stage {
  element: HTMLElement;
  root: Root;
  words: ToastWords;
}
let stage: Stage | null = null;

/**
 * Shows a toast; gives the function that closes it. The first one mounts Sonner, whose defaults are
 * docs/product.md's, 5.5.
 */
export function addToast(message: ToastMessage): () => void {
  stage ??= mountStage(message.words);
  placeStage(stage);
  const duration =
    message.type === "loading" ? Number.POSITIVE_INFINITY : message.text ? readingTime : undefined;
  const id = toast.custom((own) => <ToastCard {...message} onClose={() => toast.dismiss(own)} />, {
    duration,
  });
  return () => {
    toast.dismiss(id);
  };
}

interface ToastMessage {
  type: ToastType;
  title: string;
  text: string | undefined;
  words: ToastWords;
}

function ToastCard({ type, title, text, words, onClose }: ToastMessage & { onClose: () => void }) {
  return (
    <div className={`toast toast-${type}`} role={type === "error" ? "alert" : "status"}>
      <Icon name={icons[type]} />
      <div>
        <b className="own-line">{title}</b>
        {text}
      </div>
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}

function mountStage(words: ToastWords): Stage {
  const element = document.createElement("div");
  element.className = "toasts";
  element.popover = "manual";
  const mounted = { element, root: createRoot(element), words };
  // The stage moves with a dialog that opens or closes.
  for (const type of ["toggle", "close"]) document.addEventListener(type, () => placeStage(mounted), true);
  element.addEventListener("focusin", pauseWhileFocused);
  element.addEventListener("focusout", pauseWhileFocused);
  return mounted;
}

/**
 * Toasts are in the top layer, inside the open modal dialog if there is one: outside it they would be behind it, and
 * could be neither pressed nor read out.
 */
function placeStage({ element, root, words }: Stage): void {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = dialog ?? document.body;
  if (element.parentNode !== parent) {
    parent.append(element);
    flushSync(() =>
      root.render(
        <Toaster
          position="top-right"
          expand
          {...(dialog ? overDialog : onPage)}
          customAriaLabel={words.region}
          swipeDirections={["right", "top"]}
        />,
      ),
    );
  }
  if (!element.matches(":popover-open")) element.showPopover();
}

/** Sonner pauses only under the pointer, so focus is passed to it as a pointer event. */
function pauseWhileFocused({ type, target, relatedTarget }: FocusEvent): void {
  const pointer = type === "focusin" ? "mousemove" : "mouseout";
  target?.dispatchEvent(
    new MouseEvent(pointer, { bubbles: true, relatedTarget: relatedTarget ?? document.body }),
  );
}
