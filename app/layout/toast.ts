export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export interface ToastWords {
  /** The name of the messages' region, for screen readers. */
  region: string;
  close: string;
}

let words: ToastWords = { region: "", close: "" };
let toaster: Promise<typeof import("./toaster.tsx")> | null = null;

/** Sets the toasts' language; called when a page is hydrated. */
export function nameToasts(pageWords: ToastWords): void {
  words = pageWords;
}

/** Fetches the code of the toasts; rejects without a network, and may then be called again. */
export function loadToaster(): Promise<typeof import("./toaster.tsx")> {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = null;
    throw error;
  });
  return toaster;
}

/**
 * Shows a message at the top right, over an open dialog too, for 4000 ms, with one more sentence after its title
 * for 10 s; a loading one stays until it is closed. Takes both; gives the function that closes it.
 */
export function showToast(type: ToastType, title: string, text?: string): () => void {
  const shown = loadToaster().then(
    ({ addToast }) => addToast({ type, title, text, words }),
    // Without a network the code can't be fetched, and the message must still be shown.
    () => alert([title, text].filter(Boolean).join("\n")),
  );
  return () => {
    shown.then((close) => close?.());
  };
}
