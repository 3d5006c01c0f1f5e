import { expect, test } from "vitest";
import { emptyContent, maxCharacters } from "./content.ts";
import {
  confirmRow,
  copyContent,
  copySwedish,
  initialSlug,
  linkHref,
  progress,
  rowState,
  slugAfter,
  writeCell,
} from "./draft.ts";
import { contentSchema } from "./draft-schema.server.ts";
import { savable, wrongFields } from "./wrong-fields.ts";

const saved = emptyContent("ny-grupp");
const now = "2026-11-23T08:00:00.000Z";
const titled = (text: string) => ({
  ...saved,
  rows: saved.rows.map((row) => (row.kind === "title" ? writeCell(row, "text", "sv", text, now) : row)),
});

test.each(["Ny grupp", "", "å", "två--streck", "-först", "a".repeat(101)])(
  "the address %j is marked, and the rest is what the server takes",
  (slug) => {
    const content = { ...titled("Ny rubrik"), slug };
    expect(wrongFields(content)).toMatchObject([{ field: "slug", why: "address" }]);
    expect(contentSchema.safeParse(content).success).toBe(false);
    expect(savable(content, saved)).toEqual({ ...content, slug: "ny-grupp" });
    expect(contentSchema.safeParse(savable(content, saved)).success).toBe(true);
  },
);

test("a text that is too long, or a missing author, leaves what was saved before", () => {
  const content = { ...titled("å".repeat(maxCharacters.line + 1)), author: " " };
  expect(wrongFields(content).map(({ field }) => field)).toEqual(["author", "title.text.sv"]);
  const sent = savable(content, titled("Den förra"));
  expect(sent).toMatchObject({ author: saved.author });
  expect(sent.rows[0]?.cells.text?.sv).toBe("Den förra");
  expect(wrongFields(titled("å".repeat(maxCharacters.line)))).toEqual([]);
});

test("the slug follows the title until somebody types another", () => {
  const id = "12345678-90ab-4cde-8f01-234567890abc";
  const at = (text: string, slug: string) => ({ ...titled(text), slug });
  const began = slugAfter(id, at("", initialSlug(id)), at("Å, vad väktarna gör!", initialSlug(id)));
  expect(began).toBe("a-vad-vaktarna-gor");
  expect(slugAfter(id, at("Å, vad väktarna gör!", began), at("", began))).toBe(initialSlug(id));
  expect(slugAfter(id, at("Ny lag", "ny-lag"), at("Ny lag 2027", "ny-lag"))).toBe("ny-lag-2027");
  expect(slugAfter(id, at("Ny lag", "lagen"), at("Ny lag 2027", "lagen"))).toBe("lagen");
  const long = slugAfter(id, at("", initialSlug(id)), at("ordet ".repeat(40), initialSlug(id)));
  expect(wrongFields(at("", long))).toEqual([]);
});

test("a copy of an article has its texts, its own slug and no review", () => {
  const id = "12345678-90ab-4cde-8f01-234567890abc";
  const content = { ...titled("Ny lag"), slug: "ny-lag", reviewedOn: "2026-11-23" };
  const copy = copyContent(content, id);
  expect(copy).toEqual({ ...content, slug: initialSlug(id), reviewedOn: null });
  expect(slugAfter(id, copy, { ...titled("Ny lag igen"), slug: copy.slug })).toBe("ny-lag-igen");
});

test("copied Swedish counts as untranslated until somebody changes or confirms it", () => {
  const content = titled("Ny rubrik");
  const [copied] = content.rows.map((row) => copySwedish(row, now));
  if (!copied) throw new Error("no title");
  expect(rowState(copied)).toBe("copied");
  const { missing, old } = progress({ ...content, rows: [copied] }, "en");
  expect([missing, old]).toEqual([[copied], []]);
  expect(rowState(writeCell(copied, "text", "en", "New title", now))).toBe("done");
  expect(rowState(confirmRow(copied))).toBe("done");
  expect(rowState(writeCell(copied, "text", "sv", "Ny rubrik nu", now))).toBe("old");
});

test.each([
  ["www.polisen.se/tillstand", "https://www.polisen.se/tillstand"],
  ["anna@example.se", "mailto:anna@example.se"],
  ["http://example.se", "http://example.se"],
  ["tel:+4681234567", "tel:+4681234567"],
  ["/pris", "/pris"],
  ["#fakta", "#fakta"],
])("a link typed as %j leads to %j", (typed, href) => {
  expect(linkHref(typed)).toBe(href);
});
