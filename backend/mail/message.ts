import type { SendMailOptions } from "nodemailer";
import { cleanLine, oneAddress } from "./clean-text.ts";
import type { Letter } from "./email.ts";

/** A letter under the id by which mail programs tell that two copies are the same: "<…@host>". */
export type IdentifiedLetter = Letter & { messageId: string };

/**
 * A letter as the mail library takes it. The last guard before the wire: addresses are one address each, the
 * subject and the sender's name one line.
 * Throws when an address or the Message-ID is malformed.
 */
export function toMessage(letter: IdentifiedLetter, from: string): SendMailOptions {
  if (!/^<[\w.+-]+@[\w.:[\]-]+>$/.test(letter.messageId))
    throw new Error("a letter's Message-ID is malformed");
  return {
    from: { name: cleanLine(letter.fromName ?? ""), address: oneAddress(from) },
    to: { name: "", address: oneAddress(letter.to) },
    ...(letter.replyTo && { replyTo: { name: "", address: oneAddress(letter.replyTo) } }),
    subject: cleanLine(letter.subject),
    messageId: letter.messageId,
    text: letter.text,
    html: letter.html,
    textEncoding: "quoted-printable",
    attachments: letter.images?.map(({ cid, png }) => ({
      cid,
      content: Buffer.from(png),
      filename: `${cid}.png`,
      contentType: "image/png",
      contentDisposition: "inline",
    })),
    ...(letter.calendar && { icalEvent: letter.calendar }),
    // RFC 3834, and the header that Exchange heeds: no out-of-office answers to a confirmation.
    ...(letter.automatic && {
      headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    }),
  };
}
