import type { FormName } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";

/** The part of the browser's storage that is used here. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `draft`: typed, not sent; removed with the tab. `pending`: complete, waits for the network. */
export interface Stores {
  readonly draft: Store;
  readonly pending: Store;
}

/** The browser's storage. Throws in a browser that blocks it. */
export const browserStores: Stores = {
  get draft() {
    return sessionStorage;
  },
  get pending() {
    return localStorage;
  },
};

const keyOf = (purpose: keyof Stores, name: FormName) => `${name}-${purpose}`;

/**
 * Stores a form in the visitor's browser; it replaces one of the same name, which is an earlier version of it. False
 * when the browser stores nothing.
 */
export function saveLocally(
  stores: Stores,
  purpose: keyof Stores,
  name: FormName,
  form: PostedForm,
): boolean {
  try {
    stores[purpose].setItem(keyOf(purpose, name), JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}

/** The stored form, or null when there is none or it can't be read. */
export function savedForm(stores: Stores, purpose: keyof Stores, name: FormName): PostedForm | null {
  try {
    const form: unknown = JSON.parse(stores[purpose].getItem(keyOf(purpose, name)) ?? "null");
    return typeof form === "object" && form !== null ? { ...form } : null;
  } catch {
    return null;
  }
}

/** Removes the stored form, if there is one. */
export function removeSaved(stores: Stores, purpose: keyof Stores, name: FormName): void {
  try {
    stores[purpose].removeItem(keyOf(purpose, name));
  } catch {
    // Without storage there is nothing to remove.
  }
}
