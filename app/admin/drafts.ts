/**
 * The sessionStorage key of the admin's unsaved texts, each under a key of its own. They are gone when the tab is
 * closed or somebody signs out.
 */
export const draftsKey = "admin-drafts";

/** The key of a demo that is being booked for a lead's customer, or for one without a lead. */
export function bookDraftKey(lead: string | undefined): string {
  return `book ${lead ?? ""}`;
}

/** The key of a lead that is being written down. */
export const newLeadDraftKey = "new lead";

/** The key of the facts of a lead that are being corrected. */
export function factsDraftKey(lead: string): string {
  return `facts ${lead}`;
}

/** The key of an offer that is being written for a lead. */
export function offerDraftKey(lead: string): string {
  return `offer ${lead}`;
}

/** The unsaved text under a key; "" for none, or when the browser refuses storage. */
export function readDraft(key: string): string {
  return drafts()[key] ?? "";
}

/** Stores the unsaved text under a key; "" removes it. */
export function storeDraft(key: string, text: string): void {
  const { [key]: _before, ...otherDrafts } = drafts();
  const texts = text ? { ...otherDrafts, [key]: text } : otherDrafts;
  try {
    if (Object.keys(texts).length) sessionStorage.setItem(draftsKey, JSON.stringify(texts));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // Without storage the text is only in its field.
  }
}

/** The unsaved fields of a form, by name; null for none. */
export function readFieldsDraft(key: string): Readonly<Record<string, string>> | null {
  const text = readDraft(key);
  return text ? Object.fromEntries(new URLSearchParams(text)) : null;
}

/** Stores the unsaved fields of a form; null removes them. */
export function storeFieldsDraft(key: string, fields: Readonly<Record<string, string>> | null): void {
  storeDraft(key, fields ? new URLSearchParams(fields).toString() : "");
}

/** Removes everything unsaved when somebody signs out. */
export function removeDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function drafts(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  } catch {
    return {};
  }
}
