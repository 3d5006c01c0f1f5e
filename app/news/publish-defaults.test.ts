import { describe, expect, it } from "vitest";
import { emptyContent, pictureRow } from "./content.ts";
import { progress } from "./draft.ts";
import { beginIn, textsToAsk } from "./publish-defaults.ts";

const written = (texts: Record<string, string>) => {
  const content = emptyContent("kort");
  const rows = content.rows.map((row) => {
    const [cell = ""] = Object.keys(row.cells);
    return { ...row, cells: { ...row.cells, [cell]: { sv: texts[row.id] ?? "", en: "" } } };
  });
  return { ...content, rows };
};
const asked = (content: ReturnType<typeof emptyContent>) =>
  textsToAsk(content, progress(content, "sv").missing)?.map(({ row, cell, proposed }) => [
    row.kind,
    cell,
    proposed,
  ]);

describe("of an article with a headline and a text, publishing asks for", () => {
  it("the lead and the short text, and proposes the opening of the text", () => {
    const b1 = "<p>Vi öppnar i <strong>Växjö</strong> &amp; Kalmar. Från maj.</p><p>Mer här.</p>";
    const opening = "Vi öppnar i Växjö & Kalmar. Från maj.";
    expect(asked(written({ title: "Nytt", b1 }))).toEqual([
      ["lead", "text", opening],
      ["excerpt", "text", opening],
    ]);
  });

  it("whole sentences, as many as fit, or the first words of a long one", () => {
    const sentence = "Tolv ord i en mening som är lång nog att räknas här nu.";
    const [lead, excerpt] = asked(written({ title: "Nytt", b1: `<p>${`${sentence} `.repeat(9)}</p>` })) ?? [];
    expect(lead?.[2]).toBe(`${`${sentence} `.repeat(5)}`.trim());
    expect(excerpt?.[2]).toBe(`${sentence} ${sentence}`);
    const [, long] = asked(written({ title: "Nytt", b1: `<p>${"ord ".repeat(200)}</p>` })) ?? [];
    expect(long?.[2]).toMatch(/^ord .*ord…$/);
    expect(String(long?.[2]).length).toBeLessThanOrEqual(160);
  });

  it("only what is missing, and descriptions of pictures without a proposal", () => {
    const content = written({ title: "Nytt", lead: "Ingress", b1: "<p>Text.</p>" });
    const picture = { hash: "a".repeat(32), width: 4, height: 3 };
    const rows = [...content.rows, pictureRow("p1", picture, { sv: "", en: "" })];
    expect(asked({ ...content, image: picture, rows })).toEqual([
      ["excerpt", "text", "Text."],
      ["imageAlt", "text", ""],
      ["picture", "alt", ""],
    ]);
  });

  it("nothing when the headline or the text is missing: they are written first", () => {
    expect(asked(written({ b1: "<p>Text.</p>" }))).toBeUndefined();
    expect(asked(written({ title: "Nytt" }))).toBeUndefined();
    expect(asked(written({ title: "Nytt", lead: "a", excerpt: "b", b1: "<p>Text.</p>" }))).toEqual([]);
  });
});

it("a new article begins in the category of the last one, with that category's drawing", () => {
  expect(beginIn(emptyContent("ny"), "press")).toMatchObject({ category: "press", cover: "stage" });
  expect(beginIn(emptyContent("ny"), undefined)).toEqual(emptyContent("ny"));
});
