/** A letter ready to be sent; the transport adds the sender's address and the Message-ID. */
export type Letter = {
  /** One mail address. */
  to: string;
  /** Where an answer goes; without it, to the sender's address. */
  replyTo?: string;
  /** The name shown beside the sender's address. */
  fromName?: string;
  subject: string;
  html: string;
  /** The same letter for programs and people that read plain text. */
  text: string;
  /** Images that the HTML names by `cid:`. */
  images?: readonly LetterImage[];
  /** Written by no person to someone who may have an automatic answer of their own: asks not to be answered by it. */
  automatic?: boolean;
};

export type LetterImage = { cid: string; png: Uint8Array };
