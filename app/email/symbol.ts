import type { LetterImage } from "#backend/mail/email.ts";
import symbolPng from "./symbol.png?inline";

/** The company's symbol at twice its size of 30 px, as it travels with a letter. */
export const symbol: LetterImage = {
  cid: "symbol",
  png: Buffer.from(symbolPng.slice(symbolPng.indexOf(",") + 1), "base64"),
};
