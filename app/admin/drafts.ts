/** Where texts of the admin that are not saved or sent yet stand, by what they are about; gone with the tab and with signing out. */
export const draftsKey = "lead-note-draft";

/** What was being written at a place; empty for nothing, or where the browser keeps nothing. */
export function draftOf(place: string): string {
  return drafts()[place] ?? "";
}

/** Keeps what is being written at a place; an empty text is forgotten. */
export function keepDraft(place: string, text: string): void {
  const { [place]: _before, ...others } = drafts();
  const texts = text ? { ...others, [place]: text } : others;
  try {
    if (Object.keys(texts).length) sessionStorage.setItem(draftsKey, JSON.stringify(texts));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // A browser that refuses storage, or has no room, keeps the text in the field alone.
  }
}

/** What was being written in a form: its fields by name; null for nothing. */
export function fieldsDraftOf(place: string): Readonly<Record<string, string>> | null {
  const text = draftOf(place);
  return text ? Object.fromEntries(new URLSearchParams(text)) : null;
}

/** Keeps what is being written in a form; null is forgotten. */
export function keepFieldsDraft(place: string, fields: Readonly<Record<string, string>> | null): void {
  keepDraft(place, fields ? new URLSearchParams(fields).toString() : "");
}

/** Forgets all that is not saved or sent: whoever signs out leaves nothing. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // A browser that refuses storage has kept nothing.
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
