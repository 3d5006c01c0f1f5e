import { expect, test } from "vitest";
import { emptyContent, mostCharacters } from "./content.ts";
import { savable, writeCell, wrongFields } from "./rules.ts";
import { contentSchema } from "./schema.server.ts";

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

test("a text that is too long, and nobody as the author, keep what was saved before", () => {
  const content = { ...titled("å".repeat(mostCharacters.line + 1)), author: " " };
  expect(wrongFields(content).map(({ field }) => field)).toEqual(["author", "title.text.sv"]);
  const sent = savable(content, titled("Den förra"));
  expect(sent).toMatchObject({ author: saved.author });
  expect(sent.rows[0]?.cells.text?.sv).toBe("Den förra");
  expect(wrongFields(titled("å".repeat(mostCharacters.line)))).toEqual([]);
});
