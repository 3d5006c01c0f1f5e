import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Content, emptyContent, emptyRow } from "./content.ts";
import { changeRows, writeCell } from "./draft.ts";
import { mergeContent, withFields } from "./merge-content.ts";

const time = "2026-11-28T12:00:00Z";
const was: Content = {
  ...emptyContent("nyhet"),
  rows: [...emptyContent("nyhet").rows, emptyRow("heading", "b2"), emptyRow("text", "b3")].map((row) =>
    row.kind === "heading" ? writeCell(row, "text", "sv", "Rubrik", time) : row,
  ),
};

const write = (content: Content, id: string, cell: string, locale: "sv" | "en", text: string): Content => ({
  ...content,
  rows: content.rows.map((row) => (row.id === id ? writeCell(row, cell, locale, text, time) : row)),
});
const textOf = (content: Content, id: string, cell: string, locale: "sv" | "en") =>
  content.rows.find((row) => row.id === id)?.cells[cell]?.[locale];
const merged = (mine: Content, theirs: Content, prefer: "mine" | "theirs" = "mine") =>
  mergeContent({ was, now: mine }, { was, now: theirs }, prefer);
const ids = ({ rows }: Content) => rows.map(({ id }) => id);

describe("what two editors have written at once", () => {
  it("is in one text when they wrote in different cells, also in two languages of one row", () => {
    const { content, collisions } = merged(
      write({ ...was, author: "Elin" }, "lead", "text", "sv", "Elins ingress"),
      write({ ...was, slug: "pers" }, "lead", "text", "en", "Per's lead"),
    );
    expect(collisions).toEqual([]);
    expect(content).toMatchObject({ author: "Elin", slug: "pers" });
    expect(textOf(content, "lead", "text", "sv")).toBe("Elins ingress");
    expect(textOf(content, "lead", "text", "en")).toBe("Per's lead");
  });

  it("collides in the same cell only, and has there the text of the one who is preferred", () => {
    const mine = write(write(was, "lead", "text", "sv", "Min"), "excerpt", "text", "sv", "Bara min");
    const theirs = write(was, "lead", "text", "sv", "Deras");
    for (const [prefer, text] of [
      ["mine", "Min"],
      ["theirs", "Deras"],
    ] as const) {
      const { content, collisions } = merged(mine, theirs, prefer);
      expect(collisions).toEqual(["lead.text.sv"]);
      expect(textOf(content, "lead", "text", "sv")).toBe(text);
      expect(textOf(content, "excerpt", "text", "sv")).toBe("Bara min");
    }
  });

  it("gives back one's own text in the fields that collided, and leaves the others", () => {
    const mine = write({ ...was, author: "Elin" }, "lead", "text", "sv", "Min");
    const theirs = write({ ...was, author: "Per" }, "lead", "text", "sv", "Deras");
    const { content, collisions } = merged(mine, write(theirs, "excerpt", "text", "sv", "Nytt"), "theirs");
    const back = withFields(content, mine, collisions);
    expect(back.author).toBe("Elin");
    expect(textOf(back, "lead", "text", "sv")).toBe("Min");
    expect(textOf(back, "excerpt", "text", "sv")).toBe("Nytt");
  });

  it("does not collide when both wrote the same, or the server only tidied what was saved", () => {
    const same = write(was, "lead", "text", "sv", "Samma");
    expect(merged(same, same).collisions).toEqual([]);
    const typed = write(was, "b3", "html", "sv", "<ul><li><p>Ett</p></li></ul>");
    const tidied = write(was, "b3", "html", "sv", "<ul><li>Ett</li></ul>");
    const { content, collisions } = mergeContent(
      { was: typed, now: write(typed, "lead", "text", "sv", "Vidare") },
      { was: tidied, now: write(tidied, "b3", "html", "sv", "<ul><li>Två</li></ul>") },
      "mine",
    );
    expect(collisions).toEqual([]);
    expect(textOf(content, "b3", "html", "sv")).toBe("<ul><li>Två</li></ul>");
  });

  it("keeps a new row where it was put, an order that one has changed, and what one removed away", () => {
    const mine = { ...was, rows: changeRows(was.rows, { action: "up", id: "b3" }) };
    const added = changeRows(changeRows(was.rows, { action: "add", kind: "text", id: "new" }), {
      action: "up",
      id: "new",
    });
    const theirs = { ...was, rows: changeRows(added, { action: "remove", id: "b1" }) };
    expect(ids(merged(mine, theirs).content).slice(-3)).toEqual(["b3", "b2", "new"]);
  });

  it("keeps a row that one has removed while the other has written in it", () => {
    const removed = { ...was, rows: changeRows(was.rows, { action: "remove", id: "b2" }) };
    const written = write(was, "b2", "text", "sv", "Ny rubrik");
    for (const [mine, theirs] of [
      [removed, written],
      [written, removed],
    ] as const) {
      const { content, collisions } = merged(mine, theirs);
      expect(collisions).toEqual([]);
      expect(textOf(content, "b2", "text", "sv")).toBe("Ny rubrik");
    }
  });
});

describe("for any two texts", () => {
  const change = fc.oneof(
    fc
      .record({ id: fc.constantFrom("title", "lead", "b1", "b2", "b3"), text: fc.constantFrom("a", "b", "") })
      .map(
        ({ id, text }) =>
          (content: Content) =>
            write(content, id, id === "b1" || id === "b3" ? "html" : "text", "sv", text),
      ),
    fc
      .record({
        action: fc.constantFrom("up" as const, "down" as const, "remove" as const),
        id: fc.constantFrom("b1", "b2", "b3"),
      })
      .map((row) => (content: Content) => ({ ...content, rows: changeRows(content.rows, row) })),
    fc
      .constantFrom("n1", "n2")
      .map(
        (id) => (content: Content) =>
          content.rows.some((row) => row.id === id)
            ? content
            : { ...content, rows: changeRows(content.rows, { action: "add", kind: "text", id }) },
      ),
  );
  const side = fc
    .array(change, { maxLength: 5 })
    .map((changes) => changes.reduce((now, one) => one(now), was));

  it("who changed nothing gets the other's text, and no row is there twice", () => {
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        expect(merged(was, theirs).content).toEqual(theirs);
        expect(merged(mine, was).content).toEqual(mine);
        const { content } = merged(mine, theirs);
        expect(new Set(ids(content)).size).toBe(content.rows.length);
      }),
    );
  });

  it("a text that only one has written is in the result", () => {
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        const { content, collisions } = merged(mine, theirs);
        for (const { id, cells } of mine.rows)
          for (const [name, { sv }] of Object.entries(cells)) {
            const before = textOf(was, id, name, "sv") ?? "";
            if (sv !== before) expect(textOf(content, id, name, "sv")).toBe(sv);
            expect(collisions.length === 0 || collisions.every((key) => key.endsWith(".sv"))).toBe(true);
          }
      }),
    );
  });
});
