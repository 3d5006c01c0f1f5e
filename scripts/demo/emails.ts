import { buffer } from "node:stream/consumers";
import { createTransport, type SendMailOptions } from "nodemailer";
import { dateFormat } from "#app/i18n/date-format.ts";
import { brand } from "#brand/company.ts";
import { replyDomain } from "./installation.ts";

const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

interface IncomingEmail {
  from: { name: string; address: string };
  locale: "sv" | "en";
  id: string;
  text: string;
  file?: string;
  isAutomatic?: true;
  /** The subject of an email that answers none of ours. */
  subject?: string;
  /** Our email that it answers. */
  last?: { subject: string; text: string; at: Date };
}

/** A customer's email as their mail program sends it, with our email quoted below. */
export async function incomingEmail({
  from,
  locale,
  id,
  text,
  file,
  isAutomatic,
  subject,
  last = { subject: "", text: "", at: new Date() },
}: IncomingEmail): Promise<Buffer> {
  const prefix = isAutomatic ? "Autosvar: " : "Re: ";
  const quoted = last.text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const email: SendMailOptions = {
    from,
    to: `svar@${replyDomain}`,
    subject: subject ?? `${prefix}${last.subject || brand.name}`,
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    date: new Date(),
    text: isAutomatic || !last.text ? text : `${text}\n\n${introduction(locale, last.at)}\n${quoted}\n`,
    attachments: file
      ? [{ filename: file, content: letter(file, text).content, contentType: "application/pdf" }]
      : [],
    ...(isAutomatic ? { headers: { "Auto-Submitted": "auto-replied" } } : {}),
  };
  const { message } = await writer.sendMail(email);
  return Buffer.isBuffer(message) ? message : buffer(message);
}

/** The line with which a mail program introduces the email that it quotes. */
function introduction(locale: "sv" | "en", at: Date): string {
  const day = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(at);
  const clock = dateFormat("sv", { hour: "2-digit", minute: "2-digit" }).format(at);
  const sender = `${brand.name} <${brand.customerServiceEmail}>`;
  return locale === "sv"
    ? `Den ${day} kl ${clock} skrev ${sender}:`
    : `On ${day} at ${clock} ${sender} wrote:`;
}

/** A page of PDF with a title and the first lines of a text. */
export function letter(name: string, text: string) {
  const lines = [name.replace(/\.pdf$/, ""), "", ...text.split("\n")].slice(0, 30);
  // PDF's standard fonts know Latin-1; brackets and backslashes are escaped.
  const shown = lines.map(
    (line) =>
      `(${line
        .replace(/[^\x20-\xff]/g, "-")
        .replace(/[\\()]/g, "\\$&")
        .slice(0, 90)}) Tj T*`,
  );
  const stream = `BT /F1 12 Tf 60 780 Td 18 TL ${shown.join("\n")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const starts = objects.map((_, index) => "%PDF-1.4\n".length + objects.slice(0, index).join("").length);
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const end = "%PDF-1.4\n".length + objects.join("").length;
  const content = `%PDF-1.4\n${objects.join("")}xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return { name, kind: "application/pdf", content: Buffer.from(content, "latin1") };
}
