import { type FormName, formNames } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";

/** The part of the browser's storage that is used here. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

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

const draftKey = (name: FormName) => `${name}-draft`;

/** Each form that waits has a key of its own, since several tabs may each have one. */
const pendingKey = (name: FormName, id: unknown) => `${name}-pending-${id}`;

/** Stores what is typed in a form of this tab; it replaces the earlier draft. False when the browser stores nothing. */
export function saveDraft(stores: Stores, name: FormName, form: PostedForm): boolean {
  return save(() => stores.draft, draftKey(name), form);
}

/** The stored draft, or null when there is none or it can't be read. */
export function savedDraft(stores: Stores, name: FormName): PostedForm | null {
  return formAt(() => stores.draft, draftKey(name));
}

/** Removes the draft, if there is one. */
export function removeDraft(stores: Stores, name: FormName): void {
  remove(() => stores.draft, draftKey(name));
}

/** Stores a complete form, by its id. False when the browser stores nothing. */
export function savePendingForm(stores: Stores, name: FormName, form: PostedForm): boolean {
  return save(() => stores.pending, pendingKey(name, form.id), form);
}

/** Removes the form with this id that waits, if there is one. */
export function removePendingForm(stores: Stores, name: FormName, id: unknown): void {
  remove(() => stores.pending, pendingKey(name, id));
  const old = oldPendingKey(name);
  if (formAt(() => stores.pending, old)?.id === id) remove(() => stores.pending, old);
}

/** The forms that wait, of all tabs; without those that can't be read. */
export function pendingForms(stores: Stores): { name: FormName; form: PostedForm }[] {
  return keysOf(() => stores.pending).flatMap((key) => {
    const name = formNames.find((one) => key === oldPendingKey(one) || key.startsWith(pendingKey(one, "")));
    const form = name && formAt(() => stores.pending, key);
    return form ? { name, form } : [];
  });
}

/** The key under which an earlier version of this script stored a form, one for each name. */
const oldPendingKey = (name: FormName) => `${name}-pending`;

function save(store: () => Store, key: string, form: PostedForm): boolean {
  try {
    store().setItem(key, JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}

function formAt(store: () => Store, key: string): PostedForm | null {
  try {
    const form: unknown = JSON.parse(store().getItem(key) ?? "null");
    return typeof form === "object" && form !== null ? { ...form } : null;
  } catch {
    return null;
  }
}

function remove(store: () => Store, key: string): void {
  try {
    store().removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function keysOf(store: () => Store): string[] {
  try {
    const { length } = store();
    return Array.from({ length }, (_, place) => store().key(place) ?? "");
  } catch {
    return [];
  }
}
