/** An email ready to be sent; the transport adds the sender's address and the Message-ID. */
export type Email = {
  /** One mail address. */
  to: string;
  /** The address for answers; the sender's by default. */
  replyTo?: string;
  /** The name shown beside the sender's address. */
  fromName?: string;
  subject: string;
  html: string;
  text: string;
  /** Images that the HTML refers to by `cid:`. */
  images?: readonly EmailImage[];
  /** Files that a person added. */
  attachments?: readonly EmailAttachment[];
  /** A meeting for the reader's calendar: shown as an invitation, and attached as a file. */
  calendar?: EmailCalendar;
  /** The Message-IDs of the conversation that it goes on with, earliest first. */
  references?: readonly string[];
  /** Asks automatic responders not to answer, for emails that no person wrote. */
  automatic?: boolean;
};

/** An iCalendar object (RFC 5545) and its method (RFC 5546). */
export type EmailCalendar = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

/** A file with the media type that its sender gave it. */
export type EmailAttachment = { name: string; kind: string; content: Uint8Array };

export type EmailImage = { cid: string; png: Uint8Array };
