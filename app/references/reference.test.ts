import { describe, expect, it, test } from "vitest";
import { decideReference, movedReference, ownOrInvented, type StoredReference } from "./reference.ts";
import { parseReference } from "./schema.ts";

const hash = "0123456789abcdef0123456789abcdef";
const logo = { picture: hash, name: "Norrhamn AB", name_en: "", link: "https://norrhamn.example/" };
const quote = {
  text_sv: "De kom i tid.",
  text_en: "They were on time.",
  marked_sv: "",
  marked_en: "",
  name: "Norrhamn AB",
  name_en: "",
  role_sv: "Driftchef",
  role_en: "Head of operations",
  town_sv: "Göteborg",
  town_en: "Gothenburg",
  service: "guard",
  consent_from: "Driftchefen, per mejl",
  consent_on: "2026-11-20",
};
const press = {
  name: "Tidningen",
  name_en: "",
  title: "Ett pass",
  published_on: "2026-11-20",
  link: "https://tidningen.example/pass",
  language: "sv",
};

describe("what visitors see", () => {
  it("is invented examples as long as the company has none of its own", () => {
    expect(ownOrInvented([], ["exempel"])).toEqual({ own: null, invented: ["exempel"] });
  });
  it("is only the company's own as soon as there is one", () => {
    expect(ownOrInvented([logo], ["exempel"])).toEqual({ own: [logo], invented: null });
  });
});

describe("a form", () => {
  const wrongIn = (kind: "logo" | "quote" | "press", fields: object) =>
    parseReference(kind, fields).error?.issues.map(({ path }) => path[0]);

  test("of each kind is whole", () => {
    for (const [kind, fields] of [
      ["logo", logo],
      ["quote", quote],
      ["press", press],
    ] as const)
      expect(wrongIn(kind, fields), kind).toBeUndefined();
  });
  test.each([
    ["logo", { ...logo, picture: "" }, "picture"],
    ["logo", { ...logo, name: " " }, "name"],
    ["logo", { ...logo, link: "http://norrhamn.example" }, "link"],
    ["logo", { ...logo, link: "javascript:alert(1)" }, "link"],
    ["logo", { ...logo, link: "https://norrhamn.example/\u0085x" }, "link"],
    ["quote", { ...quote, text_en: "" }, "text_en"],
    ["quote", { ...quote, marked_sv: "De kom i tid." }, "marked_en"],
    ["quote", { ...quote, consent_from: "" }, "consent_from"],
    ["quote", { ...quote, consent_on: "" }, "consent_on"],
    ["press", { ...press, link: "" }, "link"],
    ["press", { ...press, published_on: "i går" }, "published_on"],
    ["press", { ...press, language: "de" }, "language"],
  ] as const)("of a %s with %j is refused", (kind, fields, name) => {
    expect(new Set(wrongIn(kind, fields))).toEqual(new Set([name]));
  });
});

describe("a change", () => {
  const stored: StoredReference = {
    ...logo,
    ...{ id: "1", kind: "logo", place: 1, shown: true, version: 3 },
  };
  it("is refused on a version that a colleague has changed, and for another kind", () => {
    expect(decideReference(stored, { kind: "logo", version: 2 }, logo)).toBe("changed");
    expect(decideReference(undefined, { kind: "logo", version: 2 }, logo)).toBe("changed");
    expect(decideReference(stored, { kind: "press", version: 3 }, logo)).toBe("changed");
  });
  it("is logged with the names of its fields, without their texts", () => {
    expect(decideReference(undefined, { kind: "logo", version: 0 }, logo)).toEqual({
      kind: "referenceAdded",
      about: "Norrhamn AB",
      data: {},
    });
    const changed = { ...logo, link: "", name: "Norrhamn" };
    expect(decideReference(stored, { kind: "logo", version: 3 }, changed)).toEqual({
      kind: "referenceChanged",
      about: "Norrhamn",
      data: { changes: [{ name: "link" }, { name: "name" }] },
    });
  });
});

test("a reference moves by one place, and no further than the ends", () => {
  const ids = ["a", "b", "c"];
  expect(movedReference(ids, "b", "up")).toEqual(["b", "a", "c"]);
  expect(movedReference(ids, "b", "down")).toEqual(["a", "c", "b"]);
  expect(movedReference(ids, "a", "up")).toBeNull();
  expect(movedReference(ids, "c", "down")).toBeNull();
  expect(movedReference(ids, "x", "up")).toBeNull();
});
