import fc from "fast-check";
import { expect, test } from "vitest";
import { splitQuotes } from "./quoted-text.ts";

const answer = "Hej Anna,\n\nkl. 17-22 passar bra.\n\nMvh\nKarin";

test.each([
  [
    "Gmail",
    "Den ons 25 nov. 2026 kl 10:02 skrev Bolaget <svar+0a@svar.example>:\n\n> Hej Karin,\n>\n> Vilka tider?",
  ],
  [
    "Gmail, on two lines",
    "Den ons 25 nov. 2026 kl 10:02 skrev Bolaget <\nsvar+0a@svar.example> skrev:\n> Vilka tider?",
  ],
  ["Apple Mail", "25 nov. 2026 kl. 10:02 skrev Bolaget <svar+0a@svar.example>:\n\n> Vilka tider?\n\n> Mvh"],
  ["Thunderbird", "On 11/25/26 10:02, Bolaget wrote:\n> Which hours?"],
  [
    "Outlook",
    "________________________________\nFrån: Bolaget <svar+0a@svar.example>\nSkickat: den 25 november\nTill: Karin\nÄmne: Frågor\n\nHej Karin,\n\nVilka tider?",
  ],
  ["older Outlook", "-----Original Message-----\nFrom: Bolaget\nSent: Wednesday\n\nWhich hours?"],
])("what %s quotes below an answer is folded away", (_program, quoted) => {
  expect(splitQuotes(`${answer}\n\n${quoted}`)).toEqual({ written: answer, quoted });
});

test("text between quotes, below them or without any is shown", () => {
  for (const text of [
    answer,
    `> Vilka tider?\n\n17-22.\n\n> Vilken adress?\n\nStorgatan 1.`,
    "> Vilka tider?",
    "Från: dörren till grinden är det 20 meter.\nDet räcker med en vakt.",
  ])
    expect(splitQuotes(text)).toEqual({ written: text, quoted: "" });
});

test("no word is lost, and the longest text is fast", () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const line = fc.constantFrom("> a", "", "Från: b", "Skickat: c", "On d wrote:", "e", "_______");
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { written, quoted } = splitQuotes(lines.join("\n"));
      expect([...words(written), ...words(quoted)]).toEqual(words(lines.join("\n")));
    }),
  );
  const start = process.cpuUsage().user;
  splitQuotes("From: a\n".repeat(6_000));
  splitQuotes("> \n".repeat(16_000));
  expect(process.cpuUsage().user - start).toBeLessThan(200_000);
});
