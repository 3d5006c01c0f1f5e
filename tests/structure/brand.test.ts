import { expect, it } from "vitest";
import { brand } from "#brand/company.ts";
import { allFiles } from "./sources.ts";

/** Where the brand may be spelled: at its source, in the title of the README, and in what is made from it. */
const spelled = /^(brand\/|README\.md$|deploy\/away\/|docs\/settings\.md$)|\.snap$/;
const elsewhere = allFiles(".").filter(({ path }) => !spelled.test(path));

it("nothing outside brand/ spells the name, the telephone or the number of the company", () => {
  const { slug, name, phone, organisationNumber } = brand;
  const ours = [slug, name, phone, organisationNumber].map((text) => text.toLowerCase());
  const leftovers = elsewhere.filter(({ path, text }) => {
    const read = `${path}\n${text}`.toLowerCase();
    return ours.some((each) => read.includes(each));
  });
  expect(leftovers.map(({ path }) => path)).toEqual([]);
});

it("no code outside brand/ spells a colour: it takes the colour's token", () => {
  // The drawings in public/ have colours of their own, and the fixtures are what mail programs write.
  const code = elsewhere.filter(
    ({ path }) => /\.(tsx?|css|mjs|html|conf|vcl)$/.test(path) && !/^public\/|\/fixtures\//.test(path),
  );
  // Black and white are no colours of the brand.
  const colour = /(?<![\w&/#])#(?:[\da-f]{3,4}){1,2}\b(?!-)|\b(?:rgb|hsl)a?\((?!255, 255, 255\))\d/gi;
  const leftovers = code.flatMap(({ path, text }) =>
    [...text.matchAll(colour)].map(([found]) => `${path}: ${found}`),
  );
  expect(leftovers).toEqual([]);
});
