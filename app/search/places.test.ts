import { expect, it } from "vitest";
import { inPlace, nearestCity } from "./places.server.ts";
import { searchWords, stemOf } from "./words.server.ts";

const found = (query: string, ...paths: string[]) => ({
  stems: searchWords(query).map((word) => stemOf(word, "sv")),
  hits: paths.map((path) => ({ path, title: "", description: "", named: 1 })),
});
const pathsInPlace = (query: string, ...paths: string[]) =>
  inPlace(found(query, ...paths), "sv").map(({ path }) => path);

it.each([
  ["väktare", ["/vaktare", "/pris"]],
  ["väktare Örebro", ["/vaktare", "/vaktare-orebro", "/pris"]],
  ["väktare Gothenburg", ["/vaktare", "/vaktare-goteborg", "/pris"]],
  ["väktare karlstad", ["/vaktare", "/vaktare-orebro", "/pris"]],
])("%s finds the pages of the cities that it names", (query, paths) => {
  expect(pathsInPlace(query, "/vaktare", "/vaktare-orebro", "/vaktare-goteborg", "/pris")).toEqual(paths);
});

it("keeps a city's page if it is the best result", () => {
  expect(pathsInPlace("stureplan", "/vaktare-stockholm", "/vaktare-malmo")).toEqual(["/vaktare-stockholm"]);
});

it.each([
  ["väktare lund", "Malmö"],
  ["väktare malmö", null],
  ["väktare", null],
])("the nearest city for %s: %s", (query, city) => {
  expect(nearestCity(found(query), "sv")).toBe(city);
});
