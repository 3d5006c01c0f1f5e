import type { EmailImage } from "#backend/mail/email.ts";
import symbolPng from "./symbol.png?inline";

/** The company's symbol at twice its size of 30 px, attached to emails. */
export const symbol: EmailImage = {
  cid: "symbol",
  png: Buffer.from(symbolPng.slice(symbolPng.indexOf(",") + 1), "base64"),
};
