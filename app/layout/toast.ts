export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export interface ToastWords {
  /** Names the region of the messages to screen readers. */
  region: string;
  close: string;
}

let words: ToastWords = { region: "", close: "" };
let toaster: Promise<typeof import("./toaster.tsx")> | null = null;

/** Gives the toasts the page's language; called when a page comes hydrated. */
export function nameToasts(pageWords: ToastWords): void {
  words = pageWords;
}

/** Fetches the code that shows toasts; rejects without a network, and may then be called again. */
export function loadToaster(): Promise<typeof import("./toaster.tsx")> {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = null;
    throw error;
  });
  return toaster;
}

/**
 * Shows a message at the top right, over an open dialog too: 4000 ms, but a loading one stays until it is
 * closed. Takes a title and one sentence more; gives the function that closes it.
 */
export function showToast(type: ToastType, title: string, text?: string): () => void {
  const shown = loadToaster().then(
    ({ addToast }) => addToast({ type, title, text, words }),
    // Without a network the code can't come, and the message must still be told.
    () => alert([title, text].filter(Boolean).join("\n")),
  );
  return () => {
    shown.then((close) => close?.());
  };
}
