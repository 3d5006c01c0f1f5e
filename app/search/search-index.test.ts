import { describe, expect, it } from "vitest";
import { type SearchedPage, SearchIndex } from "./search-index.server.ts";
import { maxQueryLength } from "./words.server.ts";

const page = (path: string, title: string, facts: Partial<SearchedPage> = {}): SearchedPage => ({
  path,
  title,
  description: "",
  text: "",
  called: "",
  weight: 1,
  ...facts,
});

function indexOf(...pages: SearchedPage[]): SearchIndex {
  const index = new SearchIndex("sv");
  for (const each of pages) index.put(each);
  return index;
}

const index = indexOf(
  page("/about", "Om oss", { text: "Vi har personal på hotell i Malmö, akut och till nattens pris." }),
  page("/vaktare", "Väktare för dig", { called: "vakt, nattvakt, hyra vakt", text: "Ring oss." }),
  page("/vaktare-malmo", "Väktare i Malmö", { called: "vakt, nattvakt, Malmö, lund", weight: 0.5 }),
  page("/pris", "Priser", { called: "pris, kostar", text: "Vad det kostar att ha väktare." }),
  page("/utbildning", "Utbildning", { called: "bli väktare", text: "Konflikthantering. Bli väktare." }),
  page("/1-bolt", "Expressbeställ", { called: "akut, i kväll" }),
);
const paths = (query: string) => index.search(query).hits.map(({ path }) => path);

describe("a search", () => {
  it("ranks the page with that name before those that mention it", () => {
    expect(paths("väktare")[0]).toBe("/vaktare");
    expect(paths("akut")).toEqual(["/1-bolt", "/about"]);
  });

  it("matches the names of a page only as a whole", () => {
    expect(paths("nattvakt")).toEqual(["/vaktare", "/vaktare-malmo"]);
    expect(paths("bli väktare")[0]).toBe("/utbildning");
  });

  it("ranks a page with more of the words first", () => {
    expect(paths("nattvakt lund")[0]).toBe("/vaktare-malmo");
    expect(paths("vad kostar en väktare")[0]).toBe("/pris");
  });

  it.each([
    ["another form", "priserna", "/pris"],
    ["small and large letters, with and without dots", "VÄKTARE MALMO", "/vaktare-malmo"],
    ["two letters swapped", "prsi", "/pris"],
    ["a letter missing", "utbildnng", "/utbildning"],
    ["a letter too many", "nattvackt", "/vaktare"],
    ["two words in one", "hotellpersonal", "/about"],
    ["the beginning of a word", "konflikt", "/utbildning"],
  ])("finds a word in spite of %s", (_mistake, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it.each([
    ["by the only word", "nattvakt", 1],
    ["by one of two words", "nattvakt zebra", 0.5],
    ["nowhere: the text alone has the word", "hotell", 0],
  ])("says how much of a query names a page: %s", (_how, query, named) => {
    expect(index.search(query).hits[0]?.named).toBe(named);
  });

  it("corrects a word to one that names a page, not to one of the texts", () => {
    const pages = indexOf(
      page("/vaktare", "Väktare"),
      page("/pris", "Priser", { text: "Betald väktartid. Sidan går utan skript." }),
    );
    const found = (query: string) => pages.search(query).hits.map(({ path }) => path);
    expect(found("vktare")).toEqual(["/vaktare"]);
    expect(found("väktarr")).toEqual(["/vaktare"]);
    expect(found("<script>")).toEqual([]);
  });

  it.each(["", "zebra", "!!!", "q".repeat(maxQueryLength)])("finds nothing for %j", (query) => {
    expect(paths(query)).toEqual([]);
  });
});

it("has the latest version of a page, and no removed one", () => {
  const changing = indexOf(page("/nyheter/1", "Zebror"), page("/om", "Om oss"));
  changing.put(page("/nyheter/1", "Giraffer"));
  changing.remove("/om");
  changing.remove("/never");
  expect(changing.search("zebra").hits).toEqual([]);
  expect(changing.search("om oss").hits).toEqual([]);
  expect(changing.search("giraff").hits).toEqual([
    { path: "/nyheter/1", title: "Giraffer", description: "", named: 1 },
  ]);
});
