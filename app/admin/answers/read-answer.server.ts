import { createHash } from "node:crypto";
import { compile } from "html-to-text";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { cleanLine, cleanLines } from "#app/domain/clean-text.ts";
import { storableText } from "#backend/database/storable.ts";
import { loopHeader } from "#backend/mail/message.ts";

/** An email from a customer, as it is stored. */
export interface ReadAnswer {
  messageId: string;
  /** The address in From, which nobody has verified. */
  sender: string;
  senderName: string;
  subject: string;
  body: string;
  isCut: boolean;
  /** An out-of-office answer or the like. */
  isAutomatic: boolean;
  /** A spam filter in front of us says so (X-Spam-Flag). */
  isSpam: boolean;
  /** The hosts that it comes from by its headers: with our own it is a mail loop. */
  origins: string[];
  files: { name: string; kind: string; content: Uint8Array<ArrayBuffer> }[];
  /** How many attachments are left out, beyond the ten that are stored. */
  filesLeft: number;
}

const maxCharacters = 50_000;
const maxFiles = 10;

const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: 1_000_000, maxDepth: 60, maxChildNodes: 5_000 },
  selectors: [{ selector: "img", format: "skip" }],
});

/** Parses an email. Throws when it is none, or nested too deeply. */
export async function readAnswer(bytes: Uint8Array): Promise<ReadAnswer> {
  const email = await PostalMime.parse(bytes, {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const valuesOf = (key: string) => email.headers.filter((one) => one.key === key).map(({ value }) => value);
  const messageId = cleanLine(email.messageId ?? "");
  const written = email.text ?? (email.html ? toText(email.html) : "");
  const body = cleanLines(storableText(written.slice(0, 4 * maxCharacters))).join("\n");
  const from = email.from?.group?.[0] ?? email.from;
  const files = email.attachments.slice(0, maxFiles);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return {
    messageId: messageId && messageId.length <= 300 ? messageId : `sha256:${hash}`,
    sender: line(from?.address ?? "", 255),
    senderName: line(from?.name ?? "", 200),
    subject: line(email.subject ?? "", 300),
    body: cut(body, maxCharacters),
    isCut: written.length > 4 * maxCharacters || body.length > maxCharacters,
    isAutomatic: isAutomatic(email, valuesOf),
    isSpam: valuesOf("x-spam-flag").some((value) => value.trim().toUpperCase() === "YES"),
    origins: [
      ...valuesOf(loopHeader.toLowerCase()).map((value) => value.trim().toLowerCase()),
      messageId
        .slice(messageId.lastIndexOf("@") + 1)
        .replace(">", "")
        .toLowerCase(),
    ],
    files: files.map(readFile),
    filesLeft: email.attachments.length - files.length,
  };
}

/** Whether a machine wrote an email: by RFC 3834, and by other headers that such senders use. */
function isAutomatic({ headers }: Email, valuesOf: (key: string) => string[]): boolean {
  return (
    valuesOf("auto-submitted").some((value) => !/^\s*no\b/i.test(value)) ||
    valuesOf("precedence").some((value) => /^\s*(bulk|junk|list|auto_reply)\b/i.test(value)) ||
    valuesOf("content-type").some((value) => /^\s*multipart\/report\b/i.test(value)) ||
    headers.some(({ key }) => ["x-autoreply", "x-autorespond", "x-autoresponse"].includes(key))
  );
}

function readFile({ filename, mimeType, content }: Attachment, place: number): ReadAnswer["files"][number] {
  // Of a long name the end is stored, which has the extension. Slashes would name folders.
  const name = cleanLine(storableText(filename ?? ""))
    .replace(/[/\\]/g, "_")
    .slice(-150)
    .toWellFormed();
  return {
    name: name || `bilaga-${place + 1}`,
    kind: /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(mimeType) ? mimeType : "application/octet-stream",
    content: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
  };
}

function line(text: string, most: number): string {
  return cut(cleanLine(storableText(text)), most);
}

/** The beginning of a text, without half a surrogate pair at its end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().trimEnd();
}
