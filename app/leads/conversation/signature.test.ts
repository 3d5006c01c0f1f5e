import { expect, test } from "vitest";
import { senderName, signatureOf } from "./signature.ts";

test("a signature has a line for the name, the title with the company, and the telephone", () => {
  const signer = { name: "Eva Ek", title: "Kundansvarig", phone: "070-123 45 67" };
  expect(signatureOf(signer, "Exempla")).toBe("Eva Ek\nKundansvarig, Exempla\n070-123 45 67");
});

test("a signature has no line for what is missing", () => {
  expect(signatureOf({ name: "Eva Ek", title: null, phone: null }, "Exempla")).toBe("Eva Ek\nExempla");
});

test("an email is sent under its author's name and the company's; under the company's when the author is gone", () => {
  expect(senderName("Eva Ek", "Exempla")).toBe("Eva Ek, Exempla");
  expect(senderName(null, "Exempla")).toBe("Exempla");
});
