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
