import type { SendMailOptions } from "nodemailer";
import { cleanLine, oneAddress } from "./clean-text.ts";
import type { Email } from "./email.ts";

/** An email with its Message-ID, by which mail programs recognize two copies: "<…@host>". */
export type IdentifiedEmail = Email & { messageId: string };

/**
 * An email as the mail library takes it. The last check before sending: each address is a single address, the subject
 * and the sender's name one line. Throws when an address or the Message-ID is malformed.
 */
export function toMessage(email: IdentifiedEmail, from: string): SendMailOptions {
  if (!/^<[\w.+-]+@[\w.:[\]-]+>$/.test(email.messageId))
    throw new Error("an email's Message-ID is malformed");
  return {
    from: { name: cleanLine(email.fromName ?? ""), address: oneAddress(from) },
    to: { name: "", address: oneAddress(email.to) },
    ...(email.replyTo && { replyTo: { name: "", address: oneAddress(email.replyTo) } }),
    subject: cleanLine(email.subject),
    messageId: email.messageId,
    text: email.text,
    html: email.html,
    textEncoding: "quoted-printable",
    attachments: email.images?.map(({ cid, png }) => ({
      cid,
      content: Buffer.from(png),
      filename: `${cid}.png`,
      contentType: "image/png",
      contentDisposition: "inline",
    })),
    ...(email.calendar && { icalEvent: email.calendar }),
    // RFC 3834, and the header that Exchange follows: no out-of-office answers to a confirmation.
    ...(email.automatic && {
      headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    }),
  };
}
