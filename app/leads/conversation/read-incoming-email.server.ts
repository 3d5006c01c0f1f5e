import { createHash } from "node:crypto";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { cleanLine, cleanLines } from "#app/domain/clean-text.ts";
import type { Longest, Stored } from "#app/domain/stored.ts";
import { storableText } from "#backend/database/storable.ts";
import { loopHeader } from "#backend/mail/message.ts";
import { isAutomaticSubject } from "./automatic-subject.ts";
import { decodeText, joinFlowedLines, withUnicodeHeader } from "./decode-text.server.ts";
import { htmlToText, marksQuotes } from "./html-text.server.ts";
import { textsOf } from "./text-parts.server.ts";

/** An email from a customer, as it is stored. */
export interface IncomingEmail {
  messageId: string;
  /** The address in From, which nobody has verified. */
  sender: string;
  senderName: string;
  subject: string;
  body: string;
  isCut: boolean;
  /** An out-of-office email or the like. */
  isAutomatic: boolean;
  /** A spam filter in front of us says so (X-Spam-Flag). */
  isSpam: boolean;
  /** It is sent to many, as newsletters and mailing lists are. */
  isBulk: boolean;
  /** The hosts that it comes from by its headers: with our own it is a mail loop. */
  origins: string[];
  files: { name: string; kind: string; content: Uint8Array<ArrayBuffer> }[];
  /** How many attachments are left out, beyond those that are stored, and the names of the first of them. */
  filesLeft: number;
  namesLeft: string[];
  /** How many pictures of the text itself are left out, such as the logos of a signature. */
  picturesLeft: number;
  /** Why the text may not be what its sender wrote. */
  doubts: Doubt[];
  /** The email that it forwards as an attachment, if that is exactly one. */
  attached: AttachedEmail | null;
}

type AttachedEmail = Pick<IncomingEmail, "sender" | "senderName" | "body">;

/** `empty`: no text was found. `letters`: some letters may be wrong. */
export type Doubt = Stored<"incoming_emails", "doubts">[number];

/** How much of a text is stored. */
export const maxCharacters = 50_000 satisfies Longest<"incoming_emails.body">;
/** How much of a plain part is decoded, which is far more than is stored. */
const maxPlainBytes = 1_000_000;
const maxFiles = 10;
const maxNamesLeft = 20;

/** Parses an email, and the one that it forwards as an attachment. Throws when it is none, or nested too deeply. */
export async function readIncomingEmail(bytes: Uint8Array): Promise<IncomingEmail> {
  const { attachments, ...email } = await readEmail(bytes);
  const [only, ...more] = attachments.filter(({ mimeType }) => mimeType === "message/rfc822");
  // One that can't be read is stored as any other file.
  const read = only && more.length === 0 ? await readEmail(contentOf(only)).catch(() => null) : null;
  return {
    ...email,
    attached: read && { sender: read.sender, senderName: read.senderName, body: read.body },
  };
}

async function readEmail(
  bytes: Uint8Array,
): Promise<Omit<IncomingEmail, "attached"> & Pick<Email, "attachments">> {
  const parser = new PostalMime({
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const email = await parser.parse(withUnicodeHeader(bytes));
  const valuesOf = (key: string) => email.headers.filter((one) => one.key === key).map(({ value }) => value);
  const messageId = cleanLine(email.messageId ?? "");
  const texts = textsOf(parser).map(readText);
  const written = texts
    .map(({ text }) => text)
    .filter((text) => !isBlank(text))
    .join("\n");
  const body = cleanLines(storableText(written.slice(0, 4 * maxCharacters))).join("\n");
  const from = email.from?.group?.[0] ?? email.from;
  const subject = line(email.subject ?? "", 300);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const isDoubtful = texts.some((text) => text.isDoubtful);
  return {
    messageId: messageId && messageId.length <= 300 ? messageId : `sha256:${hash}`,
    sender: line(from?.address ?? "", 255),
    senderName: line(from?.name ?? "", 200),
    subject,
    body: cut(body, maxCharacters),
    isCut:
      texts.some(({ isCut }) => isCut) || written.length > 4 * maxCharacters || body.length > maxCharacters,
    isAutomatic: isAutomatic(email, valuesOf) || isAutomaticSubject(subject),
    isSpam: valuesOf("x-spam-flag").some((value) => value.trim().toUpperCase() === "YES"),
    isBulk: ["list-id", "list-unsubscribe", "feedback-id"].some((key) => valuesOf(key).length > 0),
    origins: [
      ...valuesOf(loopHeader.toLowerCase()).map((value) => value.trim().toLowerCase()),
      messageId
        .slice(messageId.lastIndexOf("@") + 1)
        .replace(">", "")
        .toLowerCase(),
    ],
    ...chooseFiles(email),
    doubts: [...(isBlank(body) ? ["empty" as const] : []), ...(isDoubtful ? ["letters" as const] : [])],
    attachments: email.attachments,
  };
}

/**
 * One text of an email: its plain part, unless that is blank or only the HTML says by its structure what it quotes.
 * Each is tested for content: many programs send a plain part of one space.
 */
function readText(parts: ReturnType<typeof textsOf>[number]): {
  text: string;
  isCut: boolean;
  isDoubtful: boolean;
} {
  const decoded = parts.map(({ kind, bytes, charset, isFlowed, delSp }) => {
    const { text, isDoubtful } = decodeText(
      kind === "plain" ? bytes.subarray(0, maxPlainBytes) : bytes,
      charset,
    );
    return { kind, text: isFlowed ? joinFlowedLines(text, delSp) : text, isDoubtful };
  });
  const joined = (kind: "plain" | "html") => {
    const ofKind = decoded.filter((part) => part.kind === kind);
    return {
      text: ofKind.map(({ text }) => text).join("\n"),
      isDoubtful: ofKind.some(({ isDoubtful }) => isDoubtful),
    };
  };
  const isCut = parts.some(({ kind, bytes }) => kind === "plain" && bytes.length > maxPlainBytes);
  const plain = { ...joined("plain"), isCut };
  const { text: source, isDoubtful } = joined("html");
  if (!source || (!isBlank(plain.text) && !marksQuotes(source))) return plain;
  const html = { ...htmlToText(source), isDoubtful };
  return isBlank(html.text) ? plain : html;
}

/** Whether a text shows nothing: spaces, line breaks and characters without a shape. */
function isBlank(text: string): boolean {
  return text.split("\n").every((each) => cleanLine(each) === "");
}

/** Which attachments are stored: real ones before the pictures of the text, of which the largest are first. */
function chooseFiles({
  attachments,
  html = "",
}: Email): Pick<IncomingEmail, "files" | "filesLeft" | "namesLeft" | "picturesLeft"> {
  const shown = new Set(Array.from(html.matchAll(/cid:([^"'\s<>)]+)/gi), ([, id = ""]) => `<${id}>`));
  const isPicture = ({ mimeType, contentId, related }: Attachment) =>
    mimeType.startsWith("image/") && contentId !== undefined && (related || shown.has(contentId));
  const real = attachments.filter((attachment) => !isPicture(attachment)).map(readFile);
  const pictures = uniqueFiles(attachments.filter(isPicture).map(readFile)).toSorted(
    (one, other) => other.content.length - one.content.length,
  );
  const files = [...real, ...pictures].slice(0, maxFiles);
  return {
    files,
    filesLeft: Math.max(0, real.length - maxFiles),
    namesLeft: real.slice(maxFiles, maxFiles + maxNamesLeft).map(({ name }) => name),
    picturesLeft: pictures.length - Math.max(0, files.length - real.length),
  };
}

/** Without those that are there already: a quoted email repeats its signature's logo. */
function uniqueFiles(files: IncomingEmail["files"]): IncomingEmail["files"] {
  const seen = new Set<string>();
  return files.filter(({ content }) => {
    const hash = createHash("sha256").update(content).digest("hex");
    const isNew = !seen.has(hash);
    seen.add(hash);
    return isNew;
  });
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

function readFile(
  { filename, mimeType, content }: Attachment,
  place: number,
): IncomingEmail["files"][number] {
  // Only the end of a long name is stored, since it has the extension. Slashes would name folders.
  const name = cleanLine(storableText(filename ?? ""))
    .replace(/[/\\]/g, "_")
    .slice(-140)
    .toWellFormed();
  const extension = extensions.get(mimeType);
  const isWithout = extension !== undefined && !/\.[a-z0-9]{1,5}$/i.test(name);
  return {
    name: `${name || `bilaga-${place + 1}`}${isWithout ? `.${extension}` : ""}`,
    kind: /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(mimeType) ? mimeType : "application/octet-stream",
    content: contentOf({ content }),
  };
}

function contentOf({ content }: Pick<Attachment, "content">): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

/**
 * For attachments that programs send without a name, or with only a subject as the name: invitations, forwarded emails.
 */
const extensions = new Map([
  ["text/calendar", "ics"],
  ["application/ics", "ics"],
  ["message/rfc822", "eml"],
  ["text/plain", "txt"],
  ["text/html", "html"],
  ["text/csv", "csv"],
  ["text/vcard", "vcf"],
  ["text/x-vcard", "vcf"],
  ["application/pdf", "pdf"],
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/gif", "gif"],
  ["image/heic", "heic"],
]);

function line(text: string, limit: number): string {
  return cut(cleanLine(storableText(text)), limit);
}

/** The beginning of a text, without half a surrogate pair at its end. */
function cut(text: string, limit: number): string {
  return text.slice(0, limit).toWellFormed().trimEnd();
}
