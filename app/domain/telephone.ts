import { cleanText } from "./clean-text.ts";

/** In characters; without a limit somebody could type separators without end. */
const longestTelephone = 100;

/**
 * A telephone number as typed, but cleaned: without invisible characters, with plain digits, spaces and hyphens in
 * place of those that look like them, and with hyphens for dots and slashes.
 */
export function cleanTelephone(typed: string): string {
  return cleanText(typed)
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2043\u2212./\u2044\u2215\u00B7]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Whether a cleaned text is a telephone number: an optional plus and 8-15 digits. Spaces, hyphens and parentheses may
 * be anywhere and don't count (product 9.2). The database has bounds only (private.may_be_phone).
 */
export function isTelephone(text: string): boolean {
  return text.length <= longestTelephone && /^\+?\d{8,15}$/.test(text.replace(/[- ()]/g, ""));
}

/** A text to search for, cleaned: as a telephone number if it can be one, or a part of one. */
export function cleanSearch(typed: string): string {
  const number = cleanTelephone(typed);
  return /^[-+() \d]+$/.test(number) ? number : cleanText(typed);
}

/**
 * A telephone number in E.164: "+46701234567". One without a country code is taken as Swedish. Null when it is not a
 * number.
 */
export function internationalNumber(typed: string): string | null {
  const number = cleanTelephone(typed)
    .replace("(0)", "")
    .replace(/[\s()-]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, "+46");
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** The tel: link of a telephone number, written as people write it. From abroad, too, it calls Sweden (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${internationalNumber(number) ?? number.replace(/[^\d+]/g, "")}`;
}
