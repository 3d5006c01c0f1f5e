import { expect, test } from "vitest";
import type { IncomingEmailRow } from "#app/leads/conversation/incoming-emails.server.ts";
import { incomingEmailLabel } from "./incoming-email-label.server.ts";

const incoming: IncomingEmailRow = {
  ...{
    id: "a",
    sender: "karin@kund.example",
    senderName: "Karin",
    subject: "Re",
    body: "Ja.\n\n> Vilka tider?",
  },
  ...{ isCut: false, isAutomatic: false, isSpam: false, isFirst: false, files: [], original: null },
  ...{ filesLeft: 0, namesLeft: [], picturesLeft: 0, doubts: [] },
};
const original = { id: "o", name: "original.eml", kind: "message/rfc822", size: 4_200 };

test("an email that was read and stored whole has no notes", () => {
  expect(incomingEmailLabel(incoming, "lead", "sv")).toMatchObject({
    written: "Ja.",
    notes: [],
    original: [],
  });
});

test("the email that became the lead is folded, since its text is the lead's message, unless it has files", () => {
  const file = { id: "f", name: "karta.pdf", kind: "application/pdf", size: 8 };
  const isFolded = (fields: Partial<IncomingEmailRow>) =>
    incomingEmailLabel({ ...incoming, ...fields }, "lead", "sv").isFolded;
  expect([{}, { isFirst: true }, { isFirst: true, files: [file] }].map(isFolded)).toEqual([
    false,
    true,
    false,
  ]);
});

test("what could not be read or was not stored is named, beside the original", () => {
  const label = (left: Partial<IncomingEmailRow>) =>
    incomingEmailLabel({ ...incoming, original, ...left }, "lead", "sv");
  expect(label({ doubts: ["empty", "letters"] }).notes).toHaveLength(2);
  expect(label({ isCut: true }).notes).toEqual(["Texten var längre än så här. Resten finns i originalet."]);
  expect(label({ isCut: true, original: null }).notes).toEqual([
    "Texten var längre än så här. Resten har inte sparats.",
  ]);
  expect(label({ filesLeft: 3, namesLeft: ["a.pdf", "b.pdf"], picturesLeft: 1 }).notes).toEqual([
    "Sparades inte som bilagor: a.pdf, b.pdf.",
    "En bilaga till sparades inte.",
    "En bild i texten eller signaturen sparades inte.",
  ]);
  expect(label({ picturesLeft: 3 }).notes).toEqual(["3 bilder i texten eller signaturen sparades inte."]);
  expect(label({}).original).toMatchObject([
    { href: expect.stringContaining("/lead/"), text: "Hämta mejlet i original (5 kB)" },
  ]);
});
