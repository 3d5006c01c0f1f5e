import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peopleFile, withPeople } from "#scripts/draw-people.ts";
import { drawStreet } from "#scripts/people/street.ts";

test("every picture shows the people as people.svg draws them", () => {
  const pictures = globSync("public/illustrations/**/*.svg").filter((file) =>
    readFileSync(file, "utf8").includes("data-figure"),
  );
  expect(pictures.length).toBeGreaterThan(8);
  for (const file of pictures) {
    const drawn = readFileSync(file, "utf8");
    expect(withPeople(drawn) === drawn, `${file} is old: node scripts/draw-people.ts`).toBe(true);
  }
});

test("the people are as their poses and garments say, in less than 60 kB", () => {
  const people = readFileSync("public/illustrations/people.svg", "utf8");
  expect(peopleFile() === people, "people.svg is old: node scripts/draw-people.ts").toBe(true);
  expect(people.length).toBeLessThan(60_000);
});

test("the people are few bytes of flat shapes: no filter, gradient, pattern, mask or script", () => {
  const people = readFileSync("public/illustrations/people.svg", "utf8");
  expect(people).not.toMatch(/<(filter|\w+Gradient|pattern|mask|clipPath|script|image|style)|url\(/);
  const ids = [...people.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  for (const [, id] of people.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
});

test("the street of the home page is as its script draws it, with everyone whom the page shows", () => {
  const street = readFileSync("public/illustrations/street.svg", "utf8");
  expect(street === drawStreet(), "it is old: node scripts/draw-people.ts").toBe(true);
  expect(street).not.toMatch(/<(filter|\w+Gradient|pattern|mask|clipPath|script|image|style)|url\(/);
  const hero = readFileSync("app/pages/home/hero.tsx", "utf8");
  const shown = [...hero.matchAll(/"(street|[a-z-]*(?:guard|host)[a-z-]*)"/g)].map(([, id]) => id);
  expect(shown.length).toBeGreaterThan(4);
  for (const id of shown) expect(street).toContain(` id="${id}"`);
});
