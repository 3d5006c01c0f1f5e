const asciiLabels = new Set(["", "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us"]);

/**
 * Decodes the text of an email's part. Labels are often missing or wrong: UTF-8 under the label of ASCII or Latin-1 is
 * read as UTF-8, and text that is not UTF-8 is read as windows-1252 if it has no label or that of UTF-8. `isDoubtful`
 * when letters may be wrong.
 */
export function decodeText(bytes: Uint8Array, charset: string): { text: string; isDoubtful: boolean } {
  const label = charset.trim().toLowerCase();
  const named = asciiLabels.has(label) ? null : decoderOf(label);
  const unicode = readUnicode(bytes);
  if (!named || named.encoding === "utf-8") {
    const isUnknown = !named && !asciiLabels.has(label);
    return unicode === null ? guess(bytes, isUnknown) : { text: unicode, isDoubtful: isUnknown };
  }
  const isLatin = named.encoding === "windows-1252" || named.encoding === "iso-8859-15";
  if (isLatin && unicode !== null && readsBrokenAsLatin.test(unicode))
    return { text: unicode, isDoubtful: false };
  const text = named.decode(bytes);
  return { text, isDoubtful: text.includes("\uFFFD") };
}

/** Letters whose bytes in UTF-8 are "Ã¥", "â€“" and the like in Latin-1, which nobody writes; "PÅ…" can be meant. */
const readsBrokenAsLatin = /[\u0080-\u00FF\u2000-\u2FFF\u{1F000}-\u{1FFFF}]/u;
/** Bytes that windows-1252 has no letter for. */
const withoutLetter = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * Decodes text that has no known label and is not UTF-8: as windows-1252, unless most of it is UTF-8 with a few broken
 * bytes.
 */
function guess(bytes: Uint8Array, isUnknown: boolean): { text: string; isDoubtful: boolean } {
  const unicode = new TextDecoder().decode(bytes);
  const broken = unicode.match(/\uFFFD/g)?.length ?? 0;
  const whole = unicode.match(/[^\0-\u007F\uFFFD]/gu)?.length ?? 0;
  if (whole >= broken) return { text: unicode, isDoubtful: true };
  const text = new TextDecoder("windows-1252").decode(bytes);
  return { text, isDoubtful: isUnknown || withoutLetter.test(text) };
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function readUnicode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Makes the header of an email UTF-8, if it is not (RFC 5322 allows ASCII only). */
export function withUnicodeHeader(email: Uint8Array): Uint8Array {
  const bytes = Buffer.from(email.buffer, email.byteOffset, email.byteLength);
  const ends = ["\r\n\r\n", "\n\n"].map((end) => bytes.indexOf(end)).filter((end) => end >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : bytes.length;
  const header = bytes.subarray(0, end);
  if (readUnicode(header) !== null) return email;
  return Buffer.concat([Buffer.from(guess(header, false).text), bytes.subarray(end)]);
}

/**
 * Joins the lines of `format=flowed` that a mail program has broken (RFC 3676): those that end with a space, with the
 * next one of the same depth of quotes. `delSp` when that space is not part of the text.
 */
export function joinFlowedLines(text: string, delSp: boolean): string {
  const lines: { depth: number; text: string; isBroken: boolean }[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const stuffed = raw.replace(/^>+/, "");
    const depth = raw.length - stuffed.length;
    const line = stuffed.replace(/^ /, "");
    const isBroken = line.endsWith(" ") && line !== "-- ";
    const part = isBroken && delSp ? line.slice(0, -1) : line;
    const above = lines.at(-1);
    if (above?.isBroken && above.depth === depth && line !== "-- ") {
      above.text += part;
      above.isBroken = isBroken;
    } else lines.push({ depth, text: part, isBroken });
  }
  return lines.map(({ depth, text: line }) => (depth > 0 ? `${">".repeat(depth)} ${line}` : line)).join("\n");
}
