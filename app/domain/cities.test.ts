import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cities, cityCount, townsNear } from "./cities.ts";

const names = cities.map((city) => city.names.sv);

test.each(["dag", "natt"])("the skyline shows every city, %s", (light) => {
  const skyline = readFileSync(`public/illustrations/skyline-${light}.svg`, "utf8");
  const [, drawn] = /aria-label="Siluett av ([^"]+)"/.exec(skyline) ?? [];
  expect(drawn).toBe(new Intl.ListFormat("sv").format(names));
});

test.each(cities)("$slug has a map for day and night", ({ slug }) => {
  for (const light of ["dag", "natt"])
    expect(existsSync(`public/illustrations/karta-${slug}-${light}.svg`), light).toBe(true);
});

test("docs/product.md names every city", () => {
  expect(readFileSync("docs/product.md", "utf8")).toContain(names.join(", "));
});

test("a town is near one city, and is no city with pages of its own", () => {
  const towns = cities.flatMap(({ slug }) => townsNear(slug));
  expect(towns).toEqual([...new Set(towns)]);
  expect(towns.filter((town) => cities.some(({ slug }) => slug === town))).toEqual([]);
});

test("the number of cities is a word", () => {
  for (const word of Object.values(cityCount)) expect(word).toMatch(/^\p{L}+$/u);
});
