import type { SendMailOptions } from "nodemailer";
import { cleanLine } from "#app/domain/clean-text.ts";
import type { Email } from "./email.ts";
import { oneAddress } from "./one-address.ts";

/** An email with its Message-ID, by which mail programs recognize two copies: "<…@host>". */
export type IdentifiedEmail = Email & { messageId: string };

/** The header with the host that sent an email, by which we recognize our own. */
export const loopHeader = "X-Loop";

/**
 * An email in nodemailer's format. The last check before sending: each address is a single one, the subject and the
 * sender's name are one line. Throws when an address or the Message-ID is malformed.
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
    ...(email.references?.length && {
      references: [...email.references],
      inReplyTo: email.references.at(-1),
    }),
    text: email.text,
    html: email.html,
    textEncoding: "quoted-printable",
    attachments: [
      ...(email.images ?? []).map(({ cid, png }) => ({
        cid,
        content: Buffer.from(png),
        filename: `${cid}.png`,
        contentType: "image/png",
        contentDisposition: "inline" as const,
      })),
      ...(email.attachments ?? []).map(({ name, kind, content }) => ({
        content: Buffer.from(content),
        filename: cleanLine(name),
        contentType: kind,
        contentDisposition: "attachment" as const,
      })),
    ],
    ...(email.calendar && { icalEvent: email.calendar }),
    headers: {
      [loopHeader]: email.messageId.slice(email.messageId.indexOf("@") + 1, -1),
      // RFC 3834, and the header of Exchange: no out-of-office replies to a confirmation.
      ...(email.automatic && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
    },
  };
}
