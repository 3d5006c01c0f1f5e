/**
 * The session-storage key of the admin's unsaved texts, each by what it is about. They go with the tab and with
 * signing out.
 */
export const draftsKey = "lead-note-draft";

/** The unsaved text of a place; empty when there is none or the browser refuses storage. */
export function draftOf(place: string): string {
  return drafts()[place] ?? "";
}

/** Stores the unsaved text of a place; an empty one is removed. */
export function keepDraft(place: string, text: string): void {
  const { [place]: _before, ...others } = drafts();
  const texts = text ? { ...others, [place]: text } : others;
  try {
    if (Object.keys(texts).length) sessionStorage.setItem(draftsKey, JSON.stringify(texts));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // Without storage the text is in its field alone.
  }
}

/** The unsaved fields of a form by name; null for none. */
export function fieldsDraftOf(place: string): Readonly<Record<string, string>> | null {
  const text = draftOf(place);
  return text ? Object.fromEntries(new URLSearchParams(text)) : null;
}

/** Stores the unsaved fields of a form; null removes them. */
export function keepFieldsDraft(place: string, fields: Readonly<Record<string, string>> | null): void {
  keepDraft(place, fields ? new URLSearchParams(fields).toString() : "");
}

/** Removes everything unsaved when somebody signs out. */
export function forgetDrafts(): void {
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
