import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { marked } from "./marked.server.ts";
import { stemOf } from "./words.server.ts";

it.each<[Locale, string, string[], string]>([
  ["sv", "Väktare i Malmö", ["malmo", "vaktare"], "[Väktare] i [Malmö]"],
  ["sv", "Väktare i Malmö".normalize("NFD"), ["malmo"], "Väktare i [Malmö]"],
  ["sv", "Ordningsvaktsutbildning: 160 timmar", ["ordningsvakter"], "[Ordningsvaktsutbildning]: 160 timmar"],
  ["sv", "Entrévärdens pris, 395 kr/tim", ["395", "entrevard"], "[Entrévärdens] pris, [395] kr/tim"],
  ["sv", "Om oss", [], "Om oss"],
  ["sv", "İstanbul, Ø och ß", ["och"], "İstanbul, Ø [och] ß"],
  ["en", "Guards in Stockholm", ["guarding"], "[Guards] in Stockholm"],
])("%s, %s: the words of %j are marked", (locale, text, words, expected) => {
  const stems = words.map((word) => stemOf(word, locale));
  const parts = marked(text, stems, locale);
  expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("")).toBe(expected);
});

it("has each word of the query as a part of its own, and one for what stands between two of them", () => {
  const parts = (text: string, ...stems: string[]) => marked(text, stems, "sv").map((part) => part.text);
  expect(parts("Väktare från 365 kr/tim – stationärt, rondering", "vakt")).toEqual([
    "Väktare",
    " från 365 kr/tim – stationärt, rondering",
  ]);
  expect(parts("Hyra väktare i Malmö: priser", "malmo", "vakt")).toEqual([
    "Hyra ",
    "väktare",
    " i ",
    "Malmö",
    ": priser",
  ]);
  expect(parts("Om oss och våra väktare")).toEqual(["Om oss och våra väktare"]);
  expect(parts("")).toEqual([]);
});
