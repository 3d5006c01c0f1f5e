import type { Content } from "#app/admin/news/content.ts";

/** Where texts of the admin that are not saved or sent yet stand, by what they are about; gone with the tab and with signing out. */
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

/** What was being written in an email to a lead: the form's fields by name; null for nothing. */
export function replyDraftOf(lead: string): Readonly<Record<string, string>> | null {
  const kept = noteDraftOf(replyPlace(lead));
  return kept ? Object.fromEntries(new URLSearchParams(kept)) : null;
}

/** Keeps what is being written in an email to a lead; null is forgotten. */
export function keepReplyDraft(lead: string, fields: Readonly<Record<string, string>> | null): void {
  keepNoteDraft(replyPlace(lead), fields ? new URLSearchParams(fields).toString() : "");
}

function replyPlace(lead: string): string {
  return `reply ${lead}`;
}

/** An article as it stands in the editor of one browser tab, with the version that it was written on. */
export interface NewsDraft {
  tab: string;
  version: number;
  content: Content;
}

/** What was being written in an article and may not have been saved; null for nothing. */
export function newsDraftOf(article: string): NewsDraft | null {
  try {
    const draft: NewsDraft | null = JSON.parse(noteDraftOf(`news ${article}`) || "null");
    return draft && Array.isArray(draft.content.rows) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written in an article; null is forgotten. */
export function keepNewsDraft(article: string, draft: NewsDraft | null): void {
  keepNoteDraft(`news ${article}`, draft ? JSON.stringify(draft) : "");
}

/** What was being written in an opening, the form's fields by name; null for nothing. */
export function openingDraftOf(opening: string): Readonly<Record<string, string>> | null {
  const kept = noteDraftOf(`opening ${opening}`);
  return kept ? Object.fromEntries(new URLSearchParams(kept)) : null;
}

/** Keeps what is being written in an opening; null is forgotten. */
export function keepOpeningDraft(opening: string, fields: Readonly<Record<string, string>> | null): void {
  keepNoteDraft(`opening ${opening}`, fields ? new URLSearchParams(fields).toString() : "");
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
