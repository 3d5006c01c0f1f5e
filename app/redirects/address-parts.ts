/** A part that is percent-encoded more often than this is not decoded further. */
const maxEncodings = 8;

/**
 * Decodes a segment of a path. Old pages linked in Latin-1 (`%E4`), and some links were encoded twice (`%25C3%25A4`):
 * both are decoded. A single percent sign stays.
 */
export function decodedPart(part: string): string {
  let text = part;
  for (let count = 0; count < maxEncodings && /%[0-9a-f]{2}/i.test(text); count += 1)
    text = decodedOnce(text);
  return text;
}

/** Encodes a segment of a path as a browser does. */
export function encodedPart(part: string): string {
  return part.toWellFormed().replace(/[^\x21-\x7e]|["#<>?`{}^\\]/gu, encodeURIComponent);
}

function decodedOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%([0-9a-f]{2})/gi, (_sign, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
