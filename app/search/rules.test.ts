import { describe, expect, it } from "vitest";
import { longestQuery, marked, searchedPage, searchPages, searchWords } from "./rules.ts";

describe("searchWords", () => {
  it.each([
    ["Ordningsvakter i Malmö?", ["ordningsvakter", "i", "malmo"]],
    ["  pris, PRIS  ", ["pris"]],
    ["'; drop table -- <b>", ["drop", "table", "b"]],
    ["", []],
    ["!:*&|", []],
  ])("%s", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it("takes no more than somebody types", () => {
    expect(searchWords(`${"a ".repeat(longestQuery)}b`)).toEqual(["a"]);
    expect(searchWords("1 2 3 4 5 6 7 8 9 10")).toHaveLength(8);
  });
});

describe("searchPages", () => {
  const page = (path: string, title: string, text = "") =>
    searchedPage({ path, title, description: "" }, text);
  const pages = [
    page("/about", "Om oss", "Vi har väktare i Malmö. Väktare, väktare."),
    page("/vaktare", "Väktare", "Priser och tjänster"),
    page("/vaktare-malmo", "Väktare i Malmö"),
    page("/pris", "Priser per timme"),
  ];
  const paths = (...words: string[]) => searchPages(pages, words, 3).map(({ path }) => path);

  it("puts the title first, then the address, then the text", () => {
    expect(paths("vaktare")).toEqual(["/vaktare", "/vaktare-malmo", "/about"]);
  });

  it("asks for every word where some page has them all", () => {
    expect(paths("vaktare", "malmo")).toEqual(["/vaktare-malmo", "/about"]);
  });

  it("and for any of them where none has", () => {
    expect(paths("timme", "malmo")).toEqual(["/vaktare-malmo", "/pris", "/about"]);
  });

  it("finds a word in another form", () => {
    expect(paths("priserna")).toEqual(["/pris", "/vaktare"]);
  });

  it("finds nothing for what is nowhere", () => {
    expect(paths("zebra")).toEqual([]);
  });
});

describe("marked", () => {
  it.each([
    ["Väktare i Malmö", ["malmo", "vaktare"], "[Väktare] i [Malmö]"],
    ["Priserna per timme", ["priser"], "[Priserna] per timme"],
    ["Ordningsvakter", ["vakt"], "Ordnings[vakter]"],
    ["Om oss", [], "Om oss"],
    ["İstanbul och Ø", ["och"], "İstanbul [och] Ø"],
  ])("%s, %j", (text, words, expected) => {
    const parts = marked(text, words);
    expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("")).toBe(expected);
  });
});
