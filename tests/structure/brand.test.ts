import { expect, it } from "vitest";
import { brand } from "#app/content/brand.ts";
import { sources } from "./sources.ts";

const name = new RegExp(brand.slug, "i");

it("only the brand module spells the product's name, so that a rebrand is a change in one place", () => {
  const leftovers = sources("app", "server", "backend", "supabase", "public")
    .filter(({ path }) => path !== "app/content/brand.ts")
    .filter(({ path, text }) => name.test(path) || name.test(text))
    .map(({ path }) => path);
  expect(leftovers).toEqual([]);
});
