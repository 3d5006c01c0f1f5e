/** Where notes and letters that are written and not sent yet stand, by lead; gone with the tab and with signing out. */
export const noteDraftsKey = "lead-note-draft";

/** What was being written about a lead; empty for nothing, or where the browser keeps nothing. */
export function noteDraftOf(lead: string): string {
  return drafts()[lead] ?? "";
}

/** Keeps what is being written about a lead; an empty text is forgotten. */
export function keepNoteDraft(lead: string, text: string): void {
  const { [lead]: _before, ...others } = drafts();
  const kept = text ? { ...others, [lead]: text } : others;
  try {
    if (Object.keys(kept).length) sessionStorage.setItem(noteDraftsKey, JSON.stringify(kept));
    else sessionStorage.removeItem(noteDraftsKey);
  } catch {
    // A browser that refuses storage, or has no room, keeps the text in the field alone.
  }
}

/** What was being written in a letter to a lead: the form's fields by name; null for nothing. */
export function replyDraftOf(lead: string): Readonly<Record<string, string>> | null {
  const kept = noteDraftOf(replyPlace(lead));
  return kept ? Object.fromEntries(new URLSearchParams(kept)) : null;
}

/** Keeps what is being written in a letter to a lead; null is forgotten. */
export function keepReplyDraft(lead: string, fields: Readonly<Record<string, string>> | null): void {
  keepNoteDraft(replyPlace(lead), fields ? new URLSearchParams(fields).toString() : "");
}

function replyPlace(lead: string): string {
  return `reply ${lead}`;
}

export function forgetNoteDrafts(): void {
  try {
    sessionStorage.removeItem(noteDraftsKey);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function drafts(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(noteDraftsKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}
