import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offerFile } from "./offer-file.server.ts";
import type { OfferRow } from "./offers.server.ts";

const brand = {
  name: "Bevakning",
  legalName: "Bevakning AB",
  organisationNumber: "556677-8899",
  address: "Gatan 1, 111 11 Stockholm",
  typeface: readFileSync("app/seo/fonts/schibsted-grotesk-sv-en.ttf"),
  namesTypeface: readFileSync("app/orders/fonts/dejavu-sans-names.ttf"),
};

function offer(name: string, text: string | null = null): OfferRow {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    leadId: "11111111-1111-4111-8111-111111111112",
    version: 1,
    recipient: "kund@example.se",
    locale: "sv",
    checksum: "0".repeat(64),
    sum: 5390,
    validUntil: new Date("2027-03-20T12:00:00Z"),
    sentBy: null,
    sentAt: new Date("2027-03-17T12:00:00Z"),
    readAt: null,
    withdrawnAt: null,
    withdrawnReason: null,
    declinedAt: null,
    declineReason: null,
    declineText: null,
    acceptedAt: new Date("2027-03-18T12:00:00Z"),
    acceptedName: name,
    invoiceAddress: `${name}\n${text ?? ""}`,
    document: {
      number: "B-0A3C-8F1E/1",
      locale: "sv",
      buyer: { company: name, name },
      service: "guard",
      place: text,
      people: 2,
      startsAt: "2027-03-27T21:00:00.000Z",
      endsAt: "2027-03-28T04:00:00.000Z",
      text,
      lines: [{ kind: "hours", text: text?.slice(0, 200) ?? "2 väktare", people: 2, hours: 7, price: 385 }],
      vatPercent: 25,
      validUntil: "2027-03-20T12:00:00.000Z",
      sender: { name, phone: "08-123 45 67", email: "anna@example.se" },
      terms: { version: "2026-11", text: "Villkor.\nFler villkor." },
    },
  };
}

/** The names of the typefaces that a file contains. */
const typefacesOf = (file: Buffer) =>
  Array.from(new Set(file.toString("latin1").match(/(?<=\/BaseFont \/[A-Z]{6}\+)[\w-]+/g) ?? [])).sort();

test("a Swedish offer is set in our typeface alone", async () => {
  expect(
    typefacesOf(await offerFile(offer("Åsa Öberg", "Två väktare – 7 timmar × 385 kr\nTack!"), brand)),
  ).toEqual(["SchibstedGrotesk-Regular"]);
});

test.each(["Łukasz Żak", "Олена Шевченко", "Γιώργος", "Nguyễn Thị Ánh", "שלום", "فاطمة", "Đặng", "İşık"])(
  "the letters of %s are shown by a typeface that has them",
  async (name) => {
    expect(typefacesOf(await offerFile(offer(name), brand))).toContain("DejaVuSans");
  },
);

test.each([
  ["a word without an end", "x".repeat(2_000)],
  ["emoji", "👩‍👩‍👧‍👦".repeat(80)],
  ["characters that control", "\u0000\u0007\u001b[31m\u202egnp.exe\u202c\ufeff"],
  ["half a character", "\ud800 \udfff"],
  ["accents without a letter", "e\u0301".repeat(600)],
  ["as many lines as fit", "a\n".repeat(1_000)],
  ["markup and operators of PDF", ") Tj ET endstream endobj <script>alert(1)</script> (\\"],
])("%s breaks no file", async (_what, text) => {
  const file = await offerFile(offer("Kim Ek", text), brand);
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.toString("latin1").trimEnd().endsWith("%%EOF")).toBe(true);
  expect(file.length).toBeLessThan(400_000);
});
