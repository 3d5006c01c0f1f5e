import { expect, it } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "./front-matter.server.ts";

const schema = z.strictObject({ title: z.string().min(1), hours: z.array(z.string()) });
const read = (source: string) => readFrontMatter("a.sv.md", source, schema);

it("reads values and lists, and keeps the text's line numbers", () => {
  const { head, text } = read("---\ntitle: Ett: 20&nbsp;år\nhours:\n- ett\n- två\n---\n\nText.\n");
  expect(head).toEqual({ title: "Ett: 20\u00a0år", hours: ["ett", "två"] });
  expect(text.split("\n").indexOf("Text.")).toBe(7);
});

it.each([
  ["no front matter", "Text.", "a.sv.md: begins with"],
  ["no end", "---\ntitle: A", "a.sv.md: begins with"],
  ["a line that is neither", "---\ntitle: A\nmore\n---\n", "a.sv.md, line 3"],
  ["a key twice", "---\ntitle: A\ntitle: B\n---\n", "a.sv.md, line 3"],
  ["a point below a value", "---\ntitle: A\n- b\n---\n", "a.sv.md, line 3"],
  ["a missing key", "---\ntitle: A\n---\n", "a.sv.md: "],
  ["an unknown key", "---\ntitle: A\nhours:\n- b\ntilte: C\n---\n", "tilte"],
])("says what is wrong and where: %s", (_name, source, message) => {
  expect(() => read(source)).toThrow(message);
});
