import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainQuotes, unquotedTexts, written } from "./fixtures/quoted-emails.ts";
import { splitQuotes } from "./quoted-text.ts";

test.each(plainQuotes)("what %s quotes below a text is folded away", (_program, quote) => {
  expect(splitQuotes(`${written}\n\n${quote}`)).toEqual({ written, quoted: quote.trim() });
});

test.each(unquotedTexts)("all is shown of %s", (_about, text) => {
  expect(splitQuotes(text)).toEqual({ written: text, quoted: "" });
});

test.each([
  ["gmail-wrapped-sv.txt", "Ja, det passar."],
  ["apple-wrapped-sv.txt", "Ja."],
  ["outlook-da.txt", "Ja."],
])("of %s what the sender wrote is the first line alone", async (file, first) => {
  expect(splitQuotes(await fixture(file)).written).toBe(first);
});

test("a customer's own times are shown", async () => {
  const text = await fixture("own-times.txt");
  expect(splitQuotes(text)).toEqual({ written: text.trim(), quoted: "" });
});

test("no word is lost, and the longest text is fast", () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const known = fc.constantFrom(
    ...["> a", "", "Från: b <b@c.example>", "Skickat: 2026-11-28 14:02", "Till: c", "Ämne: d"],
    ...[
      "On d wrote:",
      "Den 2026-11-28 skrev <",
      "b@c.example>:",
      "_______",
      "-----Original Message-----",
      "e",
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(known, fc.string())), (lines) => {
      const { written: shown, quoted } = splitQuotes(lines.join("\n"));
      expect([...words(shown), ...words(quoted)]).toEqual(words(lines.join("\n")));
    }),
  );
  const start = process.cpuUsage().user;
  for (const line of ["From: a\n", "> \n", "2026 a@b skrev\n", "_____\n", "12:00 "])
    splitQuotes(line.repeat(50_000 / line.length));
  expect(process.cpuUsage().user - start).toBeLessThan(200_000);
});

function fixture(file: string): Promise<string> {
  return readFile(new URL(`./fixtures/${file}`, import.meta.url), "utf8");
}
