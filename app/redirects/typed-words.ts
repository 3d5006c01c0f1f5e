import { decodedPart } from "./address-parts.ts";

/** The words of a path, for the search field of the not-found page. */
export function typedWords(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => decodedPart(part).normalize("NFC"))
    .join(" ")
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
}
