import type { Longest } from "#app/domain/stored.ts";

/**
 * The length limits of visitors' texts in every form (product 9.2), in characters after trimming. The database checks
 * the same; a longest one that differs does not compile.
 */
export const textBounds = {
  name: { min: 2, max: 100 satisfies Longest<"contact_requests.contact_name"> },
  company: { min: 2, max: 100 satisfies Longest<"contact_requests.company_name"> },
  email: { max: 255 satisfies Longest<"quote_requests.email"> },
  message: { min: 10, max: 1000 satisfies Longest<"contact_requests.message"> },
} as const;

// HTML's rule for type=email, with any letters in domains (åre.se) and a required top domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** Whether a trimmed text can be an email address; its length is checked separately. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text) && !/\.\.|^\.|\.@/.test(text);
}

/** The length of a text as people and the database count it: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Whether a one-line text contains a line break, another control character or a lone surrogate. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** The same for a text of several lines, which may have line breaks and tabs. */
export function hasControlCharacterInLines(text: string): boolean {
  return /[^\P{Cc}\n\t]|\p{Cs}/u.test(text);
}
