/** An email ready to be sent; the sender's address and the Message-ID are added later. */
export type Email = {
  /** One email address. */
  to: string;
  /** The Reply-To address; replies go to the sender's by default. */
  replyTo?: string;
  /** The name shown beside the sender's address. */
  fromName?: string;
  subject: string;
  html: string;
  text: string;
  /** Images that the HTML refers to by `cid:`. */
  images?: readonly EmailImage[];
  attachments?: readonly EmailAttachment[];
  /** A meeting for the recipient's calendar: shown as an invitation, and attached as a file. */
  calendar?: EmailCalendar;
  /** The Message-IDs of the conversation that it continues, earliest first. */
  references?: readonly string[];
  /** For emails that no person wrote: asks automatic responders not to reply. */
  automatic?: boolean;
};

/** An iCalendar object (RFC 5545) and its method (RFC 5546). */
export type EmailCalendar = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

/** A file; `kind` is the media type that its sender declared. */
export type EmailAttachment = { name: string; kind: string; content: Uint8Array };

export type EmailImage = { cid: string; png: Uint8Array };
