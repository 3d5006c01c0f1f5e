/** An email ready to be sent; the transport adds the sender's address and the Message-ID. */
export type Email = {
  /** One mail address. */
  to: string;
  /** Where an answer goes; without it, to the sender's address. */
  replyTo?: string;
  /** The name shown beside the sender's address. */
  fromName?: string;
  subject: string;
  html: string;
  /** The same email for programs and people that read plain text. */
  text: string;
  /** Images that the HTML names by `cid:`. */
  images?: readonly EmailImage[];
  /** A meeting for the reader's calendar: shown as an invitation, and attached as a file. */
  calendar?: EmailCalendar;
  /** Written by no person to someone who may have an automatic answer of their own: asks not to be answered by it. */
  automatic?: boolean;
};

/** An iCalendar object (RFC 5545) and the method that it names (RFC 5546). */
export type EmailCalendar = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

export type EmailImage = { cid: string; png: Uint8Array };
