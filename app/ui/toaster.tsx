import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Icon, type IconName } from "./icon.tsx";
import type { ToastMessages, ToastType } from "./toast.ts";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";
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

/** Above a dialog, which leaves room for it (app/ui/dialog.css). */
const overDialog = {
  offset: { top: "0.5rem", right: "1rem" },
  mobileOffset: { top: "0.5rem", left: "1rem", right: "1rem" },
};

/** How long (ms) a toast with a text is shown: four seconds are too short to read a telephone number. */
const readingTime = 10_000;

interface MountedToaster {
  element: HTMLElement;
  root: Root;
  messages: ToastMessages;
}
let mountedToaster: MountedToaster | null = null;

/**
 * Shows a toast and returns the function that closes it. The first call mounts Sonner, whose defaults are the right
 * ones (product 5.5).
 */
export function addToast(message: ToastMessage): () => void {
  mountedToaster ??= mountToaster(message.messages);
  moveToaster(mountedToaster);
  const duration =
    message.type === "loading" ? Number.POSITIVE_INFINITY : message.text ? readingTime : undefined;
  const id = toast.custom((toastId) => <ToastCard {...message} onClose={() => toast.dismiss(toastId)} />, {
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
  messages: ToastMessages;
}

function ToastCard({ type, title, text, messages, onClose }: ToastMessage & { onClose: () => void }) {
  return (
    <div className={`toast toast--${type}`} role={type === "error" ? "alert" : "status"}>
      <Icon name={icons[type]} />
      <div>
        <b className="own-line">{title}</b>
        {text && (
          <p>
            <UnbrokenNumbers text={text} />
          </p>
        )}
      </div>
      <button type="button" onClick={onClose}>
        {messages.close}
      </button>
    </div>
  );
}

function mountToaster(messages: ToastMessages): MountedToaster {
  const element = document.createElement("div");
  element.className = "toasts";
  element.popover = "manual";
  const mounted = { element, root: createRoot(element), messages };
  // The toasts move into a dialog that opens, and out of one that closes.
  for (const type of ["toggle", "close"]) document.addEventListener(type, () => moveToaster(mounted), true);
  element.addEventListener("focusin", pauseWhileFocused);
  element.addEventListener("focusout", pauseWhileFocused);
  return mounted;
}

/**
 * Moves the toasts into the open modal dialog, if there is one, and into the top layer: outside the dialog
 * they would be behind it, and could be neither pressed nor read out.
 */
function moveToaster({ element, root, messages }: MountedToaster): void {
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
          customAriaLabel={messages.region}
          swipeDirections={["right", "top"]}
        />,
      ),
    );
  }
  // Without popovers it is fixed all the same.
  if ("showPopover" in element && !element.matches(":popover-open")) element.showPopover();
}

/** Sonner pauses its timer only under the pointer, so focus is passed to it as a pointer event. */
function pauseWhileFocused({ type, target, relatedTarget }: FocusEvent): void {
  const pointer = type === "focusin" ? "mousemove" : "mouseout";
  target?.dispatchEvent(
    new MouseEvent(pointer, { bubbles: true, relatedTarget: relatedTarget ?? document.body }),
  );
}
