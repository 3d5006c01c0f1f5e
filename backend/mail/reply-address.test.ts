import fc from "fast-check";
import { expect, test } from "vitest";
import { readReplyAddress, replyAddress } from "./reply-address.ts";

const tokens = fc.record({
  lead: fc.uuid(),
  lastDay: fc.integer({ min: 0, max: 65_535 }),
  signature: fc.uint8Array({ minLength: 16, maxLength: 16 }),
});

test("a reply address is parsed, in upper case too, and has at most 64 characters before the @", () => {
  fc.assert(
    fc.property(tokens, fc.boolean(), (token, isUpper) => {
      const address = replyAddress(token, "svar.foretag.example");
      expect(address.indexOf("@")).toBeLessThanOrEqual(64);
      const read = readReplyAddress(isUpper ? address.toUpperCase() : address, "Svar.Foretag.example");
      expect(read && { ...read, signature: new Uint8Array(read.signature) }).toEqual(token);
    }),
  );
});

test("any other address is no reply address", () => {
  const address = replyAddress(
    { lead: crypto.randomUUID(), lastDay: 1, signature: new Uint8Array(16) },
    "a.example",
  );
  expect(readReplyAddress(address, "b.example")).toBeNull();
  expect(readReplyAddress(address.replace("svar+", "sales+"), "a.example")).toBeNull();
  expect(readReplyAddress(`svar+${"v".repeat(55)}@a.example`, "a.example")).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => readReplyAddress(`svar+${text}@a.example`, "a.example") === null),
  );
});
