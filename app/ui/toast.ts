export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export interface ToastMessages {
  region: string;
  close: string;
}

let messages: ToastMessages = { region: "", close: "" };
let toaster: Promise<typeof import("./toaster.tsx")> | null = null;

/** Sets the texts of toasts in the page's language; called when a page is hydrated. */
export function setToastMessages(pageMessages: ToastMessages): void {
  messages = pageMessages;
}

/** Loads the code of the toasts. Rejects without a network; may then be called again. */
export function loadToaster(): Promise<typeof import("./toaster.tsx")> {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = null;
    throw error;
  });
  return toaster;
}

/**
 * Shows a toast at the top right, over an open dialog too: for 4000 ms, with a text after its title for 10 s;
 * a loading one until it is closed. Returns the function that closes it.
 */
export function showToast(type: ToastType, title: string, text?: string): () => void {
  const toast = loadToaster().then(
    ({ addToast }) => addToast({ type, title, text, messages }),
    // Without a network the code can't be loaded, and the message must still be shown.
    () => alert([title, text].filter(Boolean).join("\n")),
  );
  return () => {
    toast.then((close) => close?.());
  };
}
