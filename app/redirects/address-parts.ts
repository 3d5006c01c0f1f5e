/** Encoded more often than this, it was meant to be something else. */
const encodings = 8;

/**
 * What a percent-encoded part of a path says. Old pages linked in Latin-1 (`%E4`), and some links were encoded
 * twice (`%25C3%25A4`): both are read. A stray percent sign stays one.
 */
export function decodedPart(part: string): string {
  let text = part;
  for (let count = 0; count < encodings && /%[0-9a-f]{2}/i.test(text); count += 1) text = decodedOnce(text);
  return text;
}

/** A part of a path as it goes into an address: what a browser would encode is encoded, the rest left alone. */
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
