import { describe, expect, it } from "vitest";

interface Text {
  key: string;
  sv: unknown;
  en: unknown;
}

const modules = import.meta.glob<Record<string, unknown>>("/app/content/**/*.server.ts", { eager: true });

/** Every text of every content module, as pairs; the walk itself fails on another shape. */
function* texts(sv: unknown, en: unknown, key: string): Generator<Text> {
  if (typeof sv !== "object" || sv === null) {
    yield { key, sv, en };
    return;
  }
  const other = en as Record<string, unknown>;
  expect(Object.keys(other ?? {}), `${key}: the languages differ in shape`).toEqual(Object.keys(sv));
  for (const [name, value] of Object.entries(sv)) yield* texts(value, other[name], `${key}.${name}`);
}

const all = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => {
    if (typeof value !== "object" || value === null || !("sv" in value) || !("en" in value)) return [];
    return [...texts(value.sv, value.en, `${path}#${name}`)];
  }),
);

describe("copy", () => {
  it("is there", () => expect(all.length).toBeGreaterThan(200));

  it("has no text that is empty in one language only", () => {
    expect(all.filter(({ sv, en }) => (sv === "") !== (en === "")).map(({ key }) => key)).toEqual([]);
  });

  it("leaves no Swedish in the English: å, ä and ö stand only in names and terms", () => {
    const swedish = /\b(och|eller|inte|för|på|är|vi|din|ditt|inom|hos|till|från)\b/i;
    expect(
      all
        .filter(({ en }) => typeof en === "string" && swedish.test(en))
        .map(({ key, en }) => `${key}: ${en}`),
    ).toEqual([]);
  });

  it("keeps titles and descriptions within what a search result shows", () => {
    const tooLong = all.flatMap(({ key, sv, en }) =>
      [sv, en]
        .filter(
          (text) =>
            typeof text === "string" &&
            ((key.endsWith(".meta.title") && text.length > 65) ||
              (key.endsWith(".meta.description") && text.length > 165)),
        )
        .map((text) => `${key}: ${String(text)}`),
    );
    expect(tooLong).toEqual([]);
  });

  it("has no exclamation mark but in the texts that the specification gives one", () => {
    const shouted = all.filter(
      ({ sv }) =>
        typeof sv === "string" &&
        sv.includes("!") &&
        !/^(Tack!|Tack för din förfrågan!|Demo\sbokad!)/.test(sv),
    );
    expect(shouted.map(({ key }) => key)).toEqual([]);
  });
});
