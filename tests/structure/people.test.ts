import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peopleFile, withPeople } from "#scripts/draw-people.ts";

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
  for (const [, id] of readFileSync("app/pages/home/hero.tsx", "utf8").matchAll(
    /(?:street|pavement)="([^"]+)"/g,
  ))
    expect(ids).toContain(id);
});
